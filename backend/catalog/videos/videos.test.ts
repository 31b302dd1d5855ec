import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { videoTypeOf } from '#backend/platform/files/video-type.ts';
import { byteRange } from './byte-range.ts';
import { videoRoutes } from './routes.ts';
import { createVideoService } from './service.ts';

const mp4 = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom and 32 bytes of film', 'latin1');
const webm = Buffer.from('\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm', 'latin1');

async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'tieva-videos-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const videos = createVideoService({ settings: { DATA_DIR: folder } });
  return { videos, routes: videoRoutes({ videos }) };
}

test('recognises videos and captions by content, whatever their name (video-1)', () => {
  expect(videoTypeOf(mp4)).toBe('mp4');
  expect(videoTypeOf(webm)).toBe('webm');
  expect(videoTypeOf(Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHei'))).toBe('vtt');
  const others = ['', 'WEBVTTX', '<svg', '%PDF-1.4', '\0\0\0\x18ftypqt  ', '\x1a\x45\xdf\xa3 matroska'];
  for (const other of others) expect(videoTypeOf(Buffer.from(other, 'latin1'))).toBeNull();
});

test('stores a video once under the hash of its content, and removes it (video-1)', async () => {
  const { videos } = await setup();
  const id = await videos.store(mp4);
  expect(await videos.store(mp4)).toBe(id);
  expect(await videos.store(Buffer.from('<html>'))).toBeNull();
  expect([...(await videos.stored())]).toEqual([[id, { type: 'mp4', bytes: mp4.byteLength }]]);
  await videos.remove(id ?? '');
  expect(await videos.find(id ?? '')).toBeNull();
  expect(await videos.find('../secret')).toBeNull();
});

test('sends a video whole or in the part that a player asks for (RFC 9110, section 14) (video-2)', async () => {
  const { videos, routes } = await setup();
  const id = await videos.store(mp4);
  const ask = (range?: string) => routes.request(`/videos/${id}`, range ? { headers: { range } } : {});
  const whole = await ask();
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/mp4']);
  expect(whole.headers.get('accept-ranges')).toBe('bytes');
  expect(Buffer.from(await whole.arrayBuffer())).toEqual(mp4);
  const part = await ask('bytes=4-7');
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-7/${mp4.byteLength}`]);
  expect(await part.text()).toBe('ftyp');
  expect((await ask(`bytes=${mp4.byteLength}-`)).status).toBe(416);
  expect((await routes.request('/videos/0123456789abcdef')).status).toBe(404);
});

test.each([
  [undefined, null],
  ['bytes=-', null],
  ['bytes=0-1,4-5', null],
  ['items=0-1', null],
  ['bytes=5-2', null],
  ['bytes=0-', { first: 0, last: 9 }],
  ['bytes=2-99', { first: 2, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-99', { first: 0, last: 9 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=10-', 'unsatisfiable'],
] as const)('reads the range %s of ten bytes (video-2)', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range);
});
