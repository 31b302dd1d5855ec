import { localeOf } from '#domain/base/locale.ts';
import { loaded } from '#web/messages/i18n.tsx';
import { type ButtonLook, buttonClass } from '#web/ui/button/button-class.ts';
import { classes } from '#web/ui/classes.ts';
import type { IconName } from '#web/ui/icon/icon-names.ts';
import sprite from '#web/ui/icon/icons.svg?no-inline';
import styles from './notices.module.css';

const words = () => loaded(localeOf(location.pathname));

export type Notice = { kind?: 'warn'; icon: IconName; says: (Node | string)[]; actions?: HTMLElement[] };

let region: HTMLElement | undefined;

/** The live region of the notices, in the document before any notice, so that screen readers announce each. */
function box(): HTMLElement {
  if (region?.isConnected) return region;
  region = document.createElement('div');
  region.className = classes('no-print', styles.notices);
  region.setAttribute('role', 'status');
  document.body.append(region);
  return region;
}

export const openBox = () => void box();

function button(look: ButtonLook, label: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = buttonClass({ look, size: 's' });
  made.textContent = label;
  made.addEventListener('click', press);
  return made;
}

function icon(name: IconName) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('fill', 'none');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `${sprite}#${name}`);
  svg.append(use);
  return svg;
}

/** Shows a notice at the lower edge of the page. Returns a function that removes it. */
export function showNotice({ kind, icon: name, says, actions = [] }: Notice): () => void {
  const notice = document.createElement('div');
  notice.className = classes('banner', kind);
  const text = document.createElement('div');
  text.append(...says);
  if (actions.length > 0) {
    const row = document.createElement('div');
    row.className = classes('row', styles.acts);
    row.append(...actions);
    text.append(row);
  }
  notice.append(icon(name), text);
  box().append(notice);
  return () => notice.remove();
}

export function silenceNotice(): Notice {
  const say = words();
  const strong = document.createElement('strong');
  strong.textContent = say('common.notice.offline');
  return { kind: 'warn', icon: 'offline', says: [strong, ` ${say('common.notice.offlineText')}`] };
}

/** `later`: called when the visitor dismisses the notice. */
export function newBuildNotice(later: () => void): Notice {
  const say = words();
  return {
    icon: 'spark',
    says: [say('common.notice.newBuild')],
    actions: [
      button('outline', say('common.notice.reload'), () => location.reload()),
      button('link', say('common.notice.later'), later),
    ],
  };
}
