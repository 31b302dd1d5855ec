/**
 * Script of the offline page: renders the stored carts and lists, and opens the requested page when the connection is
 * back.
 */

import { localeOf } from '#domain/base/locale.ts';
import { formatEuros } from '#domain/base/money.ts';
import { noticeTexts } from '#web/storefront/site/notices/notice-texts.ts';
import { type SavedSection, savedSections } from './saved-sections.ts';
import { whenBack } from './when-back.ts';

const t = noticeTexts(localeOf(location.pathname));

function element(tag: string, className: string, ...children: (Node | string)[]) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

const row = (name: string, amount: string, price: string) =>
  element('li', '', element('span', '', name), element('span', 'muted', amount), element('b', 'num', price));

function section({ kind, name, lines, total }: SavedSection) {
  const title = kind === 'wishes' ? t('notices.kept.wishes', { name }) : t(`notices.kept.${kind}`);
  const rows = lines.map(({ name, amount, price }) =>
    row(name, t('notices.kept.amount', { count: amount }), price === null ? '' : formatEuros(price)),
  );
  if (total !== null) rows.push(row(t('notices.kept.total'), '', formatEuros(total)));
  return element('section', '', element('h3', '', title), element('ul', 'kept', ...rows));
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const sections = savedSections(read);
const container = document.getElementById('kept');
if (container && sections.length > 0) {
  container.append(element('p', 'muted', t('notices.kept.text')), ...sections.map(section));
  container.hidden = false;
}
whenBack(
  () => location.reload(),
  () => fetch('/healthz', { cache: 'no-store' }),
);
