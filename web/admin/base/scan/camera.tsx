import { useEffect, useRef, useState } from 'react';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/scan.ts';
import fi from '#web/messages/admin/fi/scan.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import styles from './scan.module.css';

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };

/** Between two pictures. */
const EVERY_MS = 200;
/** One code in view counts once. */
const AGAIN_MS = 1500;
const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'code_128', 'qr_code'] as const;

/** The browser's detector, or one in WebAssembly where it has none (iPhones). */
async function createDetector(): Promise<Detector> {
  const { BarcodeDetector, prepareZXingModule } = await import('barcode-detector/ponyfill');
  prepareZXingModule({ overrides: { locateFile: () => wasm } });
  return new BarcodeDetector({ formats: [...FORMATS] });
}

/** Reads codes from the back camera until it is closed. */
export default function Camera({ onCode, onClose }: { onCode: (code: string) => void; onClose: () => void }) {
  const t = useTexts(fi, en);
  const video = useRef<HTMLVideoElement>(null);
  const report = useRef(onCode);
  report.current = onCode;
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    watch(video.current, (code) => report.current(code), ended.signal).catch(() => setIsMissing(true));
    return () => ended.abort();
  }, []);
  return (
    <div className={styles.camera}>
      {isMissing ? (
        <Note tone="warn">{t('scan.cameraMissing')}</Note>
      ) : (
        <video ref={video} autoPlay playsInline muted />
      )}
      <Button icon="x" onClick={onClose}>
        {t('scan.cameraStop')}
      </Button>
    </div>
  );
}

async function watch(video: HTMLVideoElement | null, report: (code: string) => void, ended: AbortSignal) {
  if (!video) return;
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const stop = () => stream.getTracks().map((track) => track.stop());
  if (ended.aborted) return stop();
  ended.addEventListener('abort', stop);
  video.srcObject = stream;
  const detector = await createDetector();
  let last = { code: '', at: 0 };
  while (!ended.aborted) {
    const [found] = video.readyState >= 2 ? await detector.detect(video) : [];
    const now = performance.now();
    if (found && (found.rawValue !== last.code || now - last.at > AGAIN_MS)) report(found.rawValue);
    if (found) last = { code: found.rawValue, at: now };
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}
