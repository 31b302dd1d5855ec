import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';

/** What the ERP does in the shop: decided in its own database first, then sent under the same key until it is done. */
export type Task = { id: number; kind: string; key: string; input: Record<string, unknown> };
export type Line = { sku: string; amount: number; cents: number };
export type Sale = {
  number: string;
  version: string;
  status: string;
  isPickup: boolean;
  total: number;
  refunded: number;
  lines: Line[];
};

const SCHEMA = `
  pragma journal_mode = wal;
  pragma busy_timeout = 5000;
  create table if not exists place (name text primary key, value text not null);
  create table if not exists sale (number text primary key, version text not null, status text not null, is_pickup integer not null,
    total integer not null, refunded integer not null, lines text not null);
  create table if not exists item (sku text primary key, price integer, pieces integer);
  create table if not exists task (id integer primary key, about text not null unique, kind text not null, key text not null,
    input text not null, state text not null default 'open', error text);
  create table if not exists voucher (id text primary key, day text not null, rows text not null);`;

/** The books of the ERP in a file; whatever is killed, a transaction is there whole or not at all. */
export function openStore(file: string) {
  const db = new DatabaseSync(file);
  db.exec(SCHEMA);
  const rows = (sql: string, ...values: (string | number | null)[]) => db.prepare(sql).all(...values);
  const run = (sql: string, ...values: (string | number | null)[]) => db.prepare(sql).run(...values);
  return {
    close: () => db.close(),

    transaction(work: () => void): void {
      db.exec('begin immediate');
      try {
        work();
        db.exec('commit');
      } catch (error) {
        db.exec('rollback');
        throw error;
      }
    },

    /** A place in the shop's lists up to which everything is stored here; undefined at first. */
    place(name: string): string | undefined {
      const [row] = rows('select value from place where name = ?', name);
      return row && String(row.value);
    },
    setPlace: (name: string, value: string) =>
      run('insert into place values (?, ?) on conflict (name) do update set value = excluded.value', name, value),

    saveSale: ({ number, version, status, isPickup, total, refunded, lines }: Sale) =>
      run(
        'insert or replace into sale values (?, ?, ?, ?, ?, ?, ?)',
        ...[number, version, status, isPickup ? 1 : 0, total, refunded, JSON.stringify(lines)],
      ),
    sales: (): Sale[] =>
      rows('select * from sale order by number').map((row) => ({
        number: String(row.number),
        version: String(row.version),
        status: String(row.status),
        isPickup: row.is_pickup === 1,
        total: Number(row.total),
        refunded: Number(row.refunded),
        lines: JSON.parse(String(row.lines)),
      })),

    /** Decides to do something once: `about` names it, so deciding it again changes nothing. */
    plan: (about: string, kind: string, input: Task['input']) =>
      run(
        'insert into task (about, kind, key, input) values (?, ?, ?, ?) on conflict do nothing',
        ...[about, kind, randomUUID(), JSON.stringify(input)],
      ),
    openTasks: (): Task[] =>
      rows("select id, kind, key, input from task where state = 'open' order by id").map((row) => ({
        id: Number(row.id),
        kind: String(row.kind),
        key: String(row.key),
        input: JSON.parse(String(row.input)),
      })),
    endTask: (id: number, error: string | null) =>
      run('update task set state = ?, error = ? where id = ?', error === null ? 'done' : 'refused', error, id),
    refusedTasks: () => rows("select about, error from task where state = 'refused' order by id"),

    savePrice: (sku: string, price: number | null) =>
      run(
        'insert into item (sku, price) values (?, ?) on conflict (sku) do update set price = excluded.price',
        sku,
        price,
      ),
    savePieces: (sku: string, pieces: number) =>
      run(
        'insert into item (sku, pieces) values (?, ?) on conflict (sku) do update set pieces = excluded.pieces',
        sku,
        pieces,
      ),
    items: () =>
      rows('select * from item order by sku').map(({ sku, price, pieces }) => ({
        sku: String(sku),
        price: price === null ? null : Number(price),
        pieces: Number(pieces),
      })),

    /** Books a voucher; one that is booked stays as it is. */
    book: (id: string, day: string, lines: object[]) =>
      run('insert into voucher values (?, ?, ?) on conflict do nothing', id, day, JSON.stringify(lines)),
    vouchers: () =>
      rows('select * from voucher order by day').map(({ id, day, rows: lines }) => ({
        id: String(id),
        day: String(day),
        rows: JSON.parse(String(lines)) as { debit: number; credit: number }[],
      })),
  };
}

export type Store = ReturnType<typeof openStore>;
