import { useEffect, useRef, useState } from 'react';
import { parsePasted } from '#domain/catalog/spare-parts/paste-lines.ts';
import { askParts } from './ask-parts.ts';
import { emptyList, isToCheck, type ManyList, settleLines, takeLines } from './many-list.ts';
import { keepMany, readMany } from './stored-many.ts';

/** What the last pasted text or file was: announced, with what was left unread. */
export type Taken = { lines: number; overLimit: number };

export type ManyParts = ReturnType<typeof useManyParts>;

/** The pasted text and its lines, looked up as they come, kept in this tab. */
export function useManyParts() {
  const [text, setText] = useState('');
  const [list, setList] = useState<ManyList>(emptyList);
  const [checking, setChecking] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [taken, setTaken] = useState<Taken | null>(null);
  const isRead = useRef(false);

  useEffect(() => {
    const stored = readMany();
    isRead.current = true;
    if (!stored) return;
    setText(stored.text);
    setList(stored.list);
  }, []);
  useEffect(() => {
    if (isRead.current) keepMany({ text, list });
  }, [text, list]);

  useEffect(() => {
    const waiting = list.lines.filter(isToCheck);
    if (checking !== 'idle' || waiting.length === 0) return;
    setChecking('busy');
    askParts(waiting).then(
      (found) => {
        setList((now) => settleLines(now, found));
        setChecking('idle');
      },
      () => setChecking('failed'),
    );
  }, [list, checking]);

  /** Takes pasted text into the list; gives whether anything was in it. */
  const take = (pasted: string): boolean => {
    const { lines, overLimit } = parsePasted(pasted);
    setTaken({ lines: lines.length, overLimit });
    if (lines.length === 0) return false;
    setList((now) => takeLines(now, lines));
    setChecking((now) => (now === 'failed' ? 'idle' : now));
    return true;
  };

  return { text, setText, list, setList, checking, retry: () => setChecking('idle'), taken, take };
}
