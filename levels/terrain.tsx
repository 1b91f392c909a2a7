<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="terrain" tilewidth="32" tileheight="32" tilecount="72" columns="8">
 <image source="terrain.png" width="256" height="288"/>
 <tile id="0">
  <properties>
   <property name="ground" value="floor"/>
   <property name="name" value="floor"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="ground" value="grass"/>
   <property name="name" value="grass"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="ground" value="dirt"/>
   <property name="name" value="dirt"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="ground" value="planks"/>
   <property name="name" value="planks"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="ground" value="platform"/>
   <property name="name" value="platform"/>
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="ground" value="bridge"/>
   <property name="name" value="bridge"/>
  </properties>
 </tile>
 <tile id="6" type="pit">
  <properties>
   <property name="ground" value="water"/>
   <property name="name" value="deep water"/>
  </properties>
 </tile>
 <tile id="7" type="difficult">
  <properties>
   <property name="ground" value="water"/>
   <property name="prop" value="rubble"/>
   <property name="name" value="shallows"/>
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="ground" value="platform"/>
   <property name="prop" value="stairs-n"/>
   <property name="name" value="stairs north"/>
  </properties>
 </tile>
 <tile id="9">
  <properties>
   <property name="ground" value="platform"/>
   <property name="prop" value="stairs-e"/>
   <property name="name" value="stairs east"/>
  </properties>
 </tile>
 <tile id="10">
  <properties>
   <property name="ground" value="platform"/>
   <property name="prop" value="stairs-s"/>
   <property name="name" value="stairs south"/>
  </properties>
 </tile>
 <tile id="11">
  <properties>
   <property name="ground" value="platform"/>
   <property name="prop" value="stairs-w"/>
   <property name="name" value="stairs west"/>
  </properties>
 </tile>
 <tile id="12" type="wall">
  <properties>
   <property name="name" value="wall"/>
  </properties>
 </tile>
 <tile id="13" type="low">
  <properties>
   <property name="height" type="int" value="90"/>
   <property name="name" value="low wall"/>
  </properties>
 </tile>
 <tile id="14" type="difficult">
  <properties>
   <property name="prop" value="rubble"/>
   <property name="name" value="rubble"/>
  </properties>
 </tile>
 <tile id="15" type="wall">
  <properties>
   <property name="prop" value="pillar"/>
   <property name="name" value="pillar"/>
  </properties>
 </tile>
 <tile id="16" type="cover">
  <properties>
   <property name="grade" value="standard"/>
   <property name="walkable" type="bool" value="false"/>
   <property name="prop" value="tree"/>
   <property name="name" value="tree"/>
  </properties>
 </tile>
 <tile id="17" type="conceal">
  <properties>
   <property name="pct" type="int" value="20"/>
   <property name="difficult" type="bool" value="true"/>
   <property name="prop" value="bush"/>
   <property name="name" value="bush"/>
  </properties>
 </tile>
 <tile id="18" type="conceal">
  <properties>
   <property name="pct" type="int" value="20"/>
   <property name="prop" value="tallgrass"/>
   <property name="name" value="tall grass"/>
  </properties>
 </tile>
 <tile id="19" type="cover">
  <properties>
   <property name="grade" value="standard"/>
   <property name="walkable" type="bool" value="false"/>
   <property name="prop" value="crate"/>
   <property name="name" value="crate"/>
  </properties>
 </tile>
 <tile id="20" type="cover">
  <properties>
   <property name="grade" value="partial"/>
   <property name="walkable" type="bool" value="false"/>
   <property name="prop" value="barrel"/>
   <property name="name" value="barrel"/>
  </properties>
 </tile>
 <tile id="21" type="cover">
  <properties>
   <property name="grade" value="standard"/>
   <property name="walkable" type="bool" value="false"/>
   <property name="prop" value="well"/>
   <property name="name" value="well"/>
  </properties>
 </tile>
 <tile id="22" type="cover">
  <properties>
   <property name="grade" value="partial"/>
   <property name="walkable" type="bool" value="false"/>
   <property name="prop" value="brazier"/>
   <property name="name" value="brazier"/>
  </properties>
 </tile>
 <tile id="23" type="cover">
  <properties>
   <property name="grade" value="partial"/>
   <property name="walkable" type="bool" value="false"/>
   <property name="prop" value="campfire"/>
   <property name="name" value="camp fire"/>
  </properties>
 </tile>
 <tile id="24" type="wall">
  <properties>
   <property name="prop" value="banner"/>
   <property name="name" value="wall with banner"/>
  </properties>
 </tile>
 <tile id="25" type="wall">
  <properties>
   <property name="prop" value="sconce"/>
   <property name="name" value="wall with sconce"/>
  </properties>
 </tile>
 <tile id="26" type="wall">
  <properties>
   <property name="prop" value="ivy"/>
   <property name="name" value="wall with ivy"/>
  </properties>
 </tile>
 <tile id="27">
  <properties>
   <property name="prop" value="bones"/>
   <property name="name" value="bones"/>
  </properties>
 </tile>
 <tile id="28">
  <properties>
   <property name="prop" value="blood"/>
   <property name="name" value="blood"/>
  </properties>
 </tile>
 <tile id="29" type="opaque">
  <properties>
   <property name="prop" value="smoke"/>
   <property name="name" value="smoke"/>
  </properties>
 </tile>
 <tile id="30" type="glass">
  <properties>
   <property name="name" value="glass wall"/>
  </properties>
 </tile>
 <tile id="31" type="pit">
  <properties>
   <property name="name" value="pit"/>
  </properties>
 </tile>
 <tile id="32" type="narrow">
  <properties>
   <property name="name" value="narrow"/>
  </properties>
 </tile>
 <tile id="33" type="balance">
  <properties>
   <property name="name" value="balance"/>
  </properties>
 </tile>
 <tile id="34" type="climb">
  <properties>
   <property name="name" value="climb"/>
  </properties>
 </tile>
 <tile id="35" type="conceal">
  <properties>
   <property name="pct" type="int" value="10"/>
   <property name="name" value="concealment 10"/>
  </properties>
 </tile>
 <tile id="36" type="cover">
  <properties>
   <property name="grade" value="partial"/>
   <property name="name" value="partial cover"/>
  </properties>
 </tile>
 <tile id="37" type="cover">
  <properties>
   <property name="grade" value="standard"/>
   <property name="name" value="standard cover"/>
  </properties>
 </tile>
 <tile id="38" type="cover">
  <properties>
   <property name="grade" value="improved"/>
   <property name="name" value="improved cover"/>
  </properties>
 </tile>
 <tile id="39" type="low">
  <properties>
   <property name="height" type="int" value="120"/>
   <property name="name" value="chest-high wall"/>
  </properties>
 </tile>
 <tile id="40">
  <properties>
   <property name="level" type="int" value="1"/>
   <property name="name" value="level 1"/>
  </properties>
 </tile>
 <tile id="41">
  <properties>
   <property name="level" type="int" value="2"/>
   <property name="name" value="level 2"/>
  </properties>
 </tile>
 <tile id="42">
  <properties>
   <property name="level" type="int" value="3"/>
   <property name="name" value="level 3"/>
  </properties>
 </tile>
 <tile id="43">
  <properties>
   <property name="level" type="int" value="4"/>
   <property name="name" value="level 4"/>
  </properties>
 </tile>
 <tile id="44">
  <properties>
   <property name="level" type="int" value="-1"/>
   <property name="name" value="level -1"/>
  </properties>
 </tile>
 <tile id="45" type="conceal">
  <properties>
   <property name="pct" type="int" value="10"/>
   <property name="prop" value="haze-1"/>
   <property name="name" value="thin haze"/>
  </properties>
 </tile>
 <tile id="46" type="conceal">
  <properties>
   <property name="pct" type="int" value="20"/>
   <property name="prop" value="haze-2"/>
   <property name="name" value="haze"/>
  </properties>
 </tile>
 <tile id="47" type="conceal">
  <properties>
   <property name="pct" type="int" value="40"/>
   <property name="prop" value="haze-3"/>
   <property name="name" value="thick haze"/>
  </properties>
 </tile>
 <tile id="48">
  <properties>
   <property name="prop" value="sheep"/>
   <property name="name" value="sheep"/>
  </properties>
 </tile>
 <tile id="49">
  <properties>
   <property name="ground" value="snow"/>
   <property name="name" value="snow"/>
  </properties>
 </tile>
 <tile id="50">
  <properties>
   <property name="ground" value="ice"/>
   <property name="name" value="ice"/>
  </properties>
 </tile>
 <tile id="51" type="difficult">
  <properties>
   <property name="prop" value="drift"/>
   <property name="name" value="drift"/>
  </properties>
 </tile>
 <tile id="52" type="cover">
  <properties>
   <property name="grade" value="standard"/>
   <property name="walkable" type="bool" value="false"/>
   <property name="prop" value="pine"/>
   <property name="name" value="pine"/>
  </properties>
 </tile>
 <tile id="53" type="cover">
  <properties>
   <property name="grade" value="standard"/>
   <property name="walkable" type="bool" value="false"/>
   <property name="prop" value="woodpile"/>
   <property name="name" value="woodpile"/>
  </properties>
 </tile>
 <tile id="54" type="cover">
  <properties>
   <property name="grade" value="partial"/>
   <property name="walkable" type="bool" value="false"/>
   <property name="prop" value="sledge"/>
   <property name="name" value="sledge"/>
  </properties>
 </tile>
 <tile id="55">
  <properties>
   <property name="ground" value="mire"/>
   <property name="name" value="mire"/>
  </properties>
 </tile>
 <tile id="56" type="difficult">
  <properties>
   <property name="ground" value="mire"/>
   <property name="prop" value="bog"/>
   <property name="name" value="bog"/>
  </properties>
 </tile>
 <tile id="57" type="difficult">
  <properties>
   <property name="ground" value="water"/>
   <property name="prop" value="lily"/>
   <property name="name" value="shallow water"/>
  </properties>
 </tile>
 <tile id="58" type="conceal">
  <properties>
   <property name="pct" type="int" value="20"/>
   <property name="prop" value="reeds"/>
   <property name="name" value="reeds"/>
  </properties>
 </tile>
 <tile id="59">
  <properties>
   <property name="prop" value="punt"/>
   <property name="name" value="punt"/>
  </properties>
 </tile>
 <tile id="60" type="cover">
  <properties>
   <property name="grade" value="partial"/>
   <property name="walkable" type="bool" value="false"/>
   <property name="prop" value="rack"/>
   <property name="name" value="drying rack"/>
  </properties>
 </tile>
 <tile id="61">
  <properties>
   <property name="ground" value="salt"/>
   <property name="name" value="salt"/>
  </properties>
 </tile>
 <tile id="62">
  <properties>
   <property name="ground" value="salt"/>
   <property name="prop" value="rails"/>
   <property name="name" value="rails on salt"/>
  </properties>
 </tile>
 <tile id="63" type="difficult">
  <properties>
   <property name="prop" value="saltheap"/>
   <property name="name" value="salt crystals"/>
  </properties>
 </tile>
 <tile id="64" type="cover">
  <properties>
   <property name="grade" value="standard"/>
   <property name="walkable" type="bool" value="false"/>
   <property name="prop" value="cart"/>
   <property name="name" value="cart"/>
  </properties>
 </tile>
 <tile id="65">
  <properties>
   <property name="ground" value="sand"/>
   <property name="name" value="sand"/>
  </properties>
 </tile>
 <tile id="66" type="cover">
  <properties>
   <property name="grade" value="partial"/>
   <property name="walkable" type="bool" value="false"/>
   <property name="prop" value="crabpot"/>
   <property name="name" value="crab pot"/>
  </properties>
 </tile>
 <tile id="67" type="difficult">
  <properties>
   <property name="ground" value="water"/>
   <property name="prop" value="surf"/>
   <property name="name" value="surf"/>
  </properties>
 </tile>
 <tile id="68" type="cover">
  <properties>
   <property name="grade" value="partial"/>
   <property name="walkable" type="bool" value="false"/>
   <property name="prop" value="mooring"/>
   <property name="name" value="mooring"/>
  </properties>
 </tile>
 <tile id="69">
  <properties>
   <property name="prop" value="rails"/>
   <property name="name" value="rails"/>
  </properties>
 </tile>
</tileset>
