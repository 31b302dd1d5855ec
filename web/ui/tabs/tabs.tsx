import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

type Tab = { id: string; title: string; content: ReactNode };
type Props = {
  /** Accessible name of the tab list, for screen readers only. */
  label: string;
  tabs: Tab[];
  /** Level of the panels' headings, visible without JavaScript. */
  level?: 2 | 3;
};

/**
 * Tabs with automatic activation: arrows, Home and End move the selection, and only the selected tab is in the tab
 * order. Without JavaScript the panels follow each other under their headings (tabs.css).
 */
export function Tabs({ label, tabs, level = 2 }: Props) {
  const [current, setCurrent] = useState(0);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const Heading = level === 2 ? 'h2' : 'h3';
  const keyDown = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const next = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className="tabs">
      <div className="tab-list" role="tablist" aria-label={label} ref={list} onKeyDown={keyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}${tab.id}`}
            aria-selected={index === current}
            aria-controls={`${id}${tab.id}-part`}
            tabIndex={index === current ? 0 : -1}
            onClick={() => setCurrent(index)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          className={index === current ? 'tab-part is-open' : 'tab-part'}
          id={`${id}${tab.id}-part`}
          aria-labelledby={`${id}${tab.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reachable by keyboard
          tabIndex={0}
        >
          <Heading className="tab-title">{tab.title}</Heading>
          {tab.content}
        </div>
      ))}
    </div>
  );
}
