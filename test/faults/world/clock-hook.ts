/**
 * Loaded into a server before everything else (`--import`): the wall clock is so many milliseconds
 * ahead as the file `CLOCK_FILE` says. Timers go on as they were, as they do when a machine's clock is set.
 */
import { readFileSync } from 'node:fs';

const LOOK_MS = 50;
const RealDate = Date;
let ahead = 0;

function look(): void {
  try {
    ahead = Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8')) || 0;
  } catch {
    ahead = 0;
  }
}
look();
setInterval(look, LOOK_MS).unref();

const now = () => RealDate.now() + ahead;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});
