import { redirect } from 'react-router';
import { isAccessRefused } from '#domain/staff/actor.ts';
import type { staffOf } from '#web/admin/base/context.ts';

/** Actions of one request: as many as a page has rows. */
const MOST = 50;

/** How many orders a bulk action changed, and the numbers of those it left as they were. */
export type BulkAnswer = { changed: number; left: string[] };

/** Marks, assigns or tags the selected orders, each on its own: one that cannot be changed does not stop the others. */
export async function bulkAction(
  { shop, actor }: Pick<ReturnType<typeof staffOf>, 'shop' | 'actor' | 'locale'>,
  form: FormData,
): Promise<BulkAnswer | Response> {
  const numbers = form.getAll('number').map(String).slice(0, MOST);
  const intent = String(form.get('intent'));
  if (intent === 'print' && numbers.length > 0)
    return redirect(`/pakkaus/keruulista?${new URLSearchParams(numbers.map((number) => ['tilaus', number]))}`);
  const change = async (number: string): Promise<boolean> => {
    if (intent === 'preparing') return (await shop.afterSale.mark(actor, number, 'preparing')).ok;
    if (intent === 'mine') return (await shop.orders.assign(actor, number, actor.id)).ok;
    const tag = String(form.get('tag') ?? '').trim();
    return intent === 'tag' && tag !== '' && (await shop.orders.tag(actor, number, { add: [tag] })).ok;
  };
  const left: string[] = [];
  for (const number of numbers) {
    const isChanged = await change(number).catch(async (error: unknown) => {
      if (!isAccessRefused(error)) throw error;
      await shop.staff.recordRefusal(actor, error);
      return false;
    });
    if (!isChanged) left.push(number);
  }
  return { changed: numbers.length - left.length, left };
}
