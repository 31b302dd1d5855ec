import { data, redirect } from 'react-router';
import type { ImportChoice, ImportMoved } from '#backend/catalog/imports/service.ts';
import type { Shop } from '#backend/shop.ts';
import { isOneOf, ownValue } from '#domain/base/records.ts';
import { rowNumber } from '#domain/base/row-number.ts';
import { absentChoices, delimiters, encodings, importKinds } from '#domain/catalog/imports/import-run.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import { orRefused } from '#web/admin/base/refused-form.ts';

const CONFLICT = 409;
const REFUSED = 403;

export type RunFailure = 'unresolved' | 'nothing' | 'changed' | 'not_now' | 'unknown';
export type RunAnswer = { done?: string; failed?: RunFailure; refused?: unknown };
const failures = ['unresolved', 'nothing', 'changed', 'not_now'] as const;

type Page = { shop: Shop; actor: StaffActor; id: number; form: FormData };

const failed = (reason: string) =>
  data<RunAnswer>({ failed: isOneOf(failures, reason) ? reason : 'unknown' }, CONFLICT);
const moved = (outcome: ImportMoved, done: string) =>
  outcome.ok ? ({ done } satisfies RunAnswer) : failed(outcome.reason);

/** What a person chose: columns by their place in the file, since their names may be anything. */
function choiceOf(form: FormData, names: readonly string[]): ImportChoice | null {
  const text = (field: string) => String(form.get(field) ?? '');
  const [kind, encoding, delimiter, decimal, absent] = ['kind', 'encoding', 'delimiter', 'decimal', 'absent'].map(text);
  if (!isOneOf(importKinds, kind)) return null;
  const columns = names.map((name, at) => [name, text(`column.${at}`) || null] as const);
  return {
    kind,
    supplierId: rowNumber(text('supplier')),
    reading: {
      encoding: isOneOf(encodings, encoding) ? encoding : null,
      delimiter: isOneOf(delimiters, delimiter) ? delimiter : null,
      decimal: isOneOf([',', '.'] as const, decimal) ? decimal : null,
    },
    // columns of another kind or of another reading mean nothing
    mapping: text('was') === [kind, encoding, delimiter].join() ? Object.fromEntries(columns) : null,
    leavesOut: form.has('leavesOut'),
    allowsRemovals: form.has('allowsRemovals'),
    absent: isOneOf(absentChoices, absent) ? absent : 'keep',
  };
}

async function configure({ shop, actor, id, form }: Page) {
  const run = await shop.imports.one(actor, id);
  const choice =
    run &&
    choiceOf(
      form,
      run.columns.map(({ name }) => name),
    );
  if (!choice) return failed('unknown');
  const read = await orRefused(() => shop.imports.configure(actor, id, choice));
  return 'refused' in read ? data<RunAnswer>(read, REFUSED) : moved(read, 'configure');
}

/** Corrected cells are those whose value differs from what the page showed. */
async function fix({ shop, actor, id, form }: Page) {
  const fixes = [...form.keys()].flatMap((field) => {
    const n = rowNumber(/^fix\.(\d+)$/.exec(field)?.[1] ?? '');
    const value = String(form.get(field));
    return n === null || value === form.get(`was.${n}`) ? [] : [{ n, value }];
  });
  const everywhere = rowNumber(String(form.get('everywhere') ?? ''));
  const own = everywhere === null ? [] : [{ n: everywhere, value: String(form.get(`fix.${everywhere}`) ?? '') }];
  if (fixes.length > 0) {
    const fixed = await shop.imports.fix(actor, id, fixes);
    if (!fixed.ok) return failed(fixed.reason);
  }
  if (own.length > 0) await shop.imports.fix(actor, id, own, true);
  return moved(await shop.imports.check(actor, id), 'fix');
}

async function apply({ shop, actor, id, form }: Page) {
  const applied = await orRefused(() => shop.imports.apply(actor, id, Number(form.get('seenVersion'))));
  if ('refused' in applied) return data<RunAnswer>(applied, REFUSED);
  if (applied.ok && applied.value.changeSetId) throw redirect(`/muutokset/${applied.value.changeSetId}`);
  return moved(applied, 'apply');
}

async function undo({ shop, actor, id }: Page) {
  const undone = await orRefused(() => shop.imports.undo(actor, id));
  if ('refused' in undone) return data<RunAnswer>(undone, REFUSED);
  if (undone.ok) throw redirect(`/tuonti/${undone.value.id}`);
  return failed(undone.reason);
}

const check = async ({ shop, actor, id }: Page) => moved(await shop.imports.check(actor, id), 'check');

async function drop({ shop, actor, id }: Page) {
  const dropped = await shop.imports.drop(actor, id);
  if (dropped.ok) throw redirect('/tuonti');
  return failed(dropped.reason);
}

const intents: Record<string, (page: Page) => Promise<RunAnswer | ReturnType<typeof failed>>> = {
  configure,
  fix,
  apply,
  undo,
  check,
  drop,
};

/** Runs the action of a form of a file's page by its `intent`. */
export async function act(page: Page) {
  const intent = ownValue(intents, page.form.get('intent'));
  return intent ? intent(page) : failed('unknown');
}
