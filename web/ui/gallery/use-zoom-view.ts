import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Box, clampView, panBy, WHOLE, type ZoomView, zoomAbout } from './zoom-view.ts';

const STEP = 1.5;
const CLOSE = 2.5;
const PAN_KEY = 80;
const TAP_MS = 300;
const TAP_PX = 24;
const CLICK_PX = 6;
const WHEEL = 0.002;

type Point = { x: number; y: number };
const middle = ([a, b]: [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
// at least 1: two fingers can be on the same pixel
const distance = ([a, b]: [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y) || 1;

/**
 * State of an enlarged picture and its handlers: wheel, pinch, drag, click, double tap, the keys + − 0 and the
 * arrows. Attach `frame` to the container and spread `pointer` on it; `key` returns whether it handled the key.
 */
export function useZoomView() {
  const [view, setView] = useState(WHOLE);
  const frame = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, Point>());
  const pressed = useRef<Point>({ x: 0, y: 0 });
  const tap = useRef<Point & { at: number }>({ x: 0, y: 0, at: 0 });

  const box = (): Box => {
    const { clientWidth: width = 1, clientHeight: height = 1 } = frame.current ?? {};
    return { width, height };
  };
  const change = (next: (view: ZoomView) => ZoomView) => setView((now) => next(now));
  const fromMiddle = (event: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = frame.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
  };
  const zoom = (factor: number, at: Point = { x: 0, y: 0 }) => change((now) => zoomAbout(now, factor, at, box()));
  const toggle = (at: Point) => change((now) => (now.scale > 1 ? WHOLE : zoomAbout(now, CLOSE, at, box())));

  const wheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    zoom(Math.exp(-event.deltaY * WHEEL), fromMiddle(event));
  });
  const resize = useEffectEvent(() => change((now) => clampView(now, box())));
  // React's own wheel listener is passive: it could not keep the page behind from scrolling
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const resized = new ResizeObserver(resize);
    element.addEventListener('wheel', wheel, { passive: false });
    resized.observe(element);
    return () => {
      element.removeEventListener('wheel', wheel);
      resized.disconnect();
    };
  }, []);

  const down = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, fromMiddle(event));
    pressed.current = fromMiddle(event);
    if (pointers.current.size > 1) tap.current.at = 0;
  };
  const move = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const [still] = [...pointers.current].flatMap(([id, point]) => (id === event.pointerId ? [] : point));
    const now = fromMiddle(event);
    pointers.current.set(event.pointerId, now);
    if (!still) return change((view) => panBy(view, now.x - before.x, now.y - before.y, box()));
    const [from, to] = [middle([still, before]), middle([still, now])];
    change((view) => {
      const grown = zoomAbout(view, distance([still, now]) / distance([still, before]), from, box());
      return panBy(grown, to.x - from.x, to.y - from.y, box());
    });
  };
  const up = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
    if (event.type !== 'pointerup' || pointers.current.size > 0) return;
    const at = fromMiddle(event);
    if (distance([pressed.current, at]) > CLICK_PX) return;
    if (event.pointerType === 'mouse') return toggle(at);
    const again = event.timeStamp - tap.current.at < TAP_MS && distance([tap.current, at]) < TAP_PX;
    tap.current = { ...at, at: again ? 0 : event.timeStamp };
    if (again) toggle(at);
  };

  const key = (name: string): boolean => {
    const pan = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[name];
    if (name === '+' || name === '=') zoom(STEP);
    else if (name === '-') zoom(1 / STEP);
    else if (name === '0') setView(WHOLE);
    else if (pan && view.scale > 1)
      change((now) => panBy(now, (pan[0] ?? 0) * PAN_KEY, (pan[1] ?? 0) * PAN_KEY, box()));
    else return false;
    return true;
  };
  const pointer = { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up };
  return { view, frame, pointer, key, zoom, reset: () => setView(WHOLE), step: STEP };
}
