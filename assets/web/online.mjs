// A line to a server of matches over NATS, for the browser version: what game/live/line
// asks for in Go. It calls nobody: what has happened waits here, up to a limit, until it is
// taken. "make web" puts it and the packages it names into online.js, which is fetched when
// somebody goes online.
import { errors, headers, nkeyAuthenticator, nkeys, nuid, wsconnect } from "@nats-io/nats-core";

// What happens, as in game/live.Happened.
const ANSWERED = 0, CAME = 1, CAUGHT = 2, UP = 3, DOWN = 4, ENDED = 5;

// Why something fails, as game/live/line reads it.
const NO_ANSWER = "no answer", FORBIDDEN = "forbidden";

const mostNews = 512; // that wait; what is followed is read later then
const mostBytes = 16 << 20; // of them
const ahead = 1024, aheadBytes = 4 << 20; // that came and were not looked at, of one subject
const mostAsks = 64; // questions under way
const mostFollowed = 128; // subjects
const largest = 1 << 20; // bytes of a message, as the server has it
const askedFor = 12_000, eachTime = 3_000, between = 150; // milliseconds of a question
const retried = 250, quiet = 15_000, seldom = 60_000; // of what is followed: without a message it is asked whether one was lost, of talk and listings seldom

const text = new TextEncoder();
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

// within is whether something happens before some milliseconds have gone by.
const within = (ms, what) => new Promise((done) => {
  const late = setTimeout(() => done(false), ms);
  what.then(() => { clearTimeout(late); done(true); });
});

// now is where what is kept under a subject is told as it is written.
const now = (subject) => "tenaille.now." + subject.slice("tenaille.".length);

// dial seeks a server, for ever; it throws where the seed is none.
export function dial(address, seed) {
  return new Line(address, seed);
}

// bell wakes all who wait for it.
class Bell {
  constructor() { this.ring(); }
  ring() {
    this.wake?.();
    this.rung = new Promise((done) => { this.wake = done; });
  }
}

class Line {
  constructor(address, seed) {
    this.me = nkeys.fromSeed(text.encode(seed)).getPublicKey();
    this.news = [];
    this.bytes = 0;
    this.asks = 0;
    this.errands = new Map(); // by ticket
    this.room = new Bell(); // in news, or nothing will be taken any more
    this.stands = new Bell(); // the line does, again
    this.closed = false;
    this.up = false;
    this.connect(address, seed).then(() => this.end(), (fault) => this.end(fault));
  }

  // connect lasts as long as the line does.
  async connect(address, seed) {
    const nc = await wsconnect({
      servers: address, name: "tenaille", authenticator: nkeyAuthenticator(text.encode(seed)), inboxPrefix: "_INBOX_" + this.me,
      waitOnFirstConnect: true, maxReconnectAttempts: -1, reconnectTimeWait: 500, reconnectJitter: 500, reconnectJitterTLS: 500,
      timeout: 4_000, pingInterval: 10_000, maxPingOut: 2, ignoreClusterUpdates: true,
    });
    if (this.closed) return nc.close();
    this.nc = nc;
    this.stand(true);
    this.heed(nc.status());
    const fault = await nc.closed();
    if (fault) throw fault;
  }

  // heed hears how the connection is.
  async heed(status) {
    for await (const s of status) {
      if (s.type === "disconnect") this.stand(false);
      if (s.type === "reconnect") this.stand(true);
      if (s.type === "error" && s.error instanceof errors.PermissionViolationError) this.forbid(s.error.subject);
    }
  }

  stand(up) {
    if (this.up === up || this.closed) return;
    this.up = up;
    this.tell({ what: up ? UP : DOWN });
    for (const e of this.errands.values()) this.miss(e);
    this.stands.ring();
  }

  end(fault) {
    if (this.closed) return;
    this.close();
    const refused = fault instanceof errors.AuthorizationError || fault instanceof errors.UserAuthenticationExpiredError;
    this.tell({ what: ENDED, err: refused ? FORBIDDEN : String(fault?.message || "the server has ended it") });
  }

  // tell adds what has happened, whatever waits already: how the line stands and what is
  // answered is little.
  tell(n) {
    const last = this.news[this.news.length - 1];
    if (last && last.what === n.what && (n.what === UP || n.what === DOWN)) return;
    this.news.push(n);
    this.bytes += n.data ? n.data.length : 0;
  }

  // take is all that has happened since it was taken last, null for nothing.
  take() {
    if (!this.news.length) return null;
    const list = this.news;
    this.news = [];
    this.bytes = 0;
    this.room.ring();
    return list;
  }

  begin(ticket, subject) {
    const e = { ticket, subject, gone: false, forbidden: false, behind: true, bell: new Bell() };
    this.errands.set(ticket, e);
    return e;
  }

  // miss has what may be missing of a subject read.
  miss(e) {
    e.behind = true;
    e.bell.ring();
  }

  // over reports whether nobody wants an errand any more.
  over(e) { return e.gone || e.forbidden || this.closed; }

  // fits reports whether a message is no larger than a server of ours lets through; a line
  // with one that is ends.
  fits(m) {
    if (m.data.length > largest) this.end(new Error("a message of " + m.data.length + " bytes came"));
    return !this.closed;
  }

  // sized is a message that fits; it throws for one that does not.
  sized(m) {
    if (!this.fits(m)) throw new Error("the line is closed");
    return m;
  }

  // forbid ends questions that are not allowed.
  forbid(subject) {
    for (const e of this.errands.values()) {
      if (subject !== e.subject && subject !== now(e.subject)) continue;
      e.forbidden = true;
      e.bell.ring();
    }
  }

  ask(ticket, subject, data) {
    const e = this.begin(ticket, subject);
    const done = (n) => {
      if (this.errands.delete(ticket)) this.tell({ what: ANSWERED, ticket, subject, ...n });
    };
    if (this.asks >= mostAsks) return done({ err: NO_ANSWER });
    if (data.length > largest) return done({ err: FORBIDDEN });
    this.asks++;
    this.answer(e, data).catch((fault) => ({ err: String(fault) })).then((n) => { this.asks--; done(n); });
  }

  // answer sends a question again while nobody answers, under one name.
  async answer(e, data) {
    const named = headers();
    named.set("Tenaille-Ask", nuid.next());
    for (const until = Date.now() + askedFor; Date.now() < until && !this.closed && !e.forbidden;) {
      try {
        if (this.up) return { data: this.sized(await this.nc.request(e.subject, data, { timeout: eachTime, headers: named })).data };
      } catch { /* nobody is there, or it is not allowed, which is heard beside */ }
      await pause(between);
    }
    return { err: e.forbidden ? FORBIDDEN : NO_ANSWER };
  }

  follow(ticket, subject, after) {
    const e = this.begin(ticket, subject);
    e.after = after;
    e.forbidden = this.errands.size > mostFollowed + mostAsks;
    this.keep(e).catch((fault) => console.warn(fault)).then(() => {
      if (e.forbidden && this.errands.delete(ticket)) this.tell({ what: CAME, ticket, subject, err: FORBIDDEN });
    });
  }

  // keep tells a subject until nobody wants it any more: what comes as it comes, and what it
  // may have missed, at first and whenever the line was down, read page by page.
  async keep(e) {
    while (!this.nc && !this.over(e)) await Promise.race([this.stands.rung, e.bell.rung]);
    if (this.over(e)) return;
    const come = [];
    let bytes = 0;
    const heard = this.nc.subscribe(now(e.subject), { callback: (fault, m) => {
      if (fault) e.forbidden = true;
      else if (come.length >= ahead || bytes >= aheadBytes) e.behind = true;
      else if (this.fits(m)) { come.push(m); bytes += m.data.length; }
      e.bell.ring();
    } });
    const next = () => {
      const m = come.shift();
      bytes -= m ? m.data.length : 0;
      return m;
    };
    try {
      while (!this.over(e)) {
        if (!this.up) { await e.bell.rung; continue; }
        e.behind = false; // before it is read: what comes between is read twice and told once
        if (await this.read(e).catch(() => false)) await this.listen(e, next);
        else await pause(retried);
      }
    } finally {
      heard.unsubscribe();
    }
  }

  // read tells all that is kept after what was told; false is that it could not.
  async read(e) {
    for (;;) {
      const m = await this.nc.request("tenaille.ask." + this.me + ".read", JSON.stringify({ subject: e.subject, after: e.after }), { timeout: eachTime });
      const { list, more, fault } = this.sized(m).json(), before = e.after;
      if (fault) return false;
      for (const { u, s, d } of list || []) {
        if (typeof u !== "string" || !Number.isSafeInteger(s)) return false;
        if (s > e.after && !await this.put(e, u, s, text.encode(JSON.stringify(d)))) return false;
      }
      if (more && e.after === before) return false;
      if (!more) break;
    }
    if (!e.all && !e.gone) this.tell({ what: CAUGHT, ticket: e.ticket, subject: e.subject });
    e.all = true;
    return true;
  }

  // listen tells what comes, until it is to be read what may be missing.
  async listen(e, next) {
    const patient = e.subject.startsWith("tenaille.seen.") ? quiet : seldom;
    while (!this.over(e) && !e.behind) {
      const m = next();
      if (!m) {
        if (!await within(patient, e.bell.rung)) return;
        continue;
      }
      const seq = Number(m.headers?.get("Nats-Sequence")), before = Number(m.headers?.get("Nats-Last-Sequence"));
      if (!Number.isSafeInteger(seq) || !Number.isSafeInteger(before)) return;
      if (seq <= e.after) continue;
      if (before > e.after || !await this.put(e, "tenaille." + m.subject.slice("tenaille.now.".length), seq, m.data)) return;
    }
  }

  // put adds what has come when there is room for it; false is that nobody wants it any more.
  async put(e, subject, seq, data) {
    while ((this.news.length >= mostNews || this.bytes >= mostBytes) && !this.over(e)) await this.room.rung;
    if (this.over(e)) return false;
    this.tell({ what: CAME, ticket: e.ticket, subject, seq, data });
    e.after = seq;
    return true;
  }

  drop(ticket) {
    const e = this.errands.get(ticket);
    this.errands.delete(ticket);
    this.news = this.news.filter((n) => n.ticket !== ticket);
    if (!e) return;
    e.gone = true;
    e.bell.ring();
    this.room.ring();
  }

  close() {
    this.closed = true;
    for (const e of this.errands.values()) { e.gone = true; e.bell.ring(); }
    this.room.ring();
    this.stands.ring();
    this.nc?.close().catch(() => {});
  }
}
