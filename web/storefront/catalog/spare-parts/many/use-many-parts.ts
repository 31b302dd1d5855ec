import { useEffect, useRef, useState } from 'react';
import { parsePasted } from '#domain/catalog/spare-parts/paste-lines.ts';
import { lookUpLines } from './look-up-lines.ts';
import { addPasted, applyResults, emptyList, isToCheck, type ManyList } from './many-list.ts';
import { readMany, storeMany } from './stored-many.ts';

/** The last pasted text or file: its lines, and those over the limit, which were dropped. */
export type Paste = { lines: number; overLimit: number };

export type ManyParts = ReturnType<typeof useManyParts>;

/** The pasted text and its lines. New lines are looked up; both are stored for the life of the tab. */
export function useManyParts() {
  const [text, setText] = useState('');
  const [list, setList] = useState<ManyList>(emptyList);
  const [checking, setChecking] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [lastPaste, setLastPaste] = useState<Paste | null>(null);
  const isRead = useRef(false);

  useEffect(() => {
    const stored = readMany();
    isRead.current = true;
    if (!stored) return;
    setText(stored.text);
    setList(stored.list);
  }, []);
  useEffect(() => {
    if (isRead.current) storeMany({ text, list });
  }, [text, list]);

  useEffect(() => {
    const waiting = list.lines.filter(isToCheck);
    if (checking !== 'idle' || waiting.length === 0) return;
    setChecking('busy');
    lookUpLines(waiting).then(
      (found) => {
        setList((now) => applyResults(now, found));
        setChecking('idle');
      },
      () => setChecking('failed'),
    );
  }, [list, checking]);

  /** Adds pasted text to the list; returns whether it had any lines. */
  const addText = (pasted: string): boolean => {
    const { lines, overLimit } = parsePasted(pasted);
    setLastPaste({ lines: lines.length, overLimit });
    if (lines.length === 0) return false;
    setList((now) => addPasted(now, lines));
    setChecking((now) => (now === 'failed' ? 'idle' : now));
    return true;
  };

  return { text, setText, list, setList, checking, retry: () => setChecking('idle'), lastPaste, addText };
}
