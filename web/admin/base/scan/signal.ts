const TONES = {
  right: [{ hz: 1320, at: 0 }],
  wrong: [
    { hz: 220, at: 0 },
    { hz: 220, at: 0.16 },
  ],
} as const;
const SECONDS = 0.1;

let audio: AudioContext | null = null;

/** Says a scan's result without eyes: a high tone and a short buzz, or two low tones and a long buzz. */
export function signal(result: keyof typeof TONES): void {
  navigator.vibrate?.(result === 'right' ? 40 : [120, 60, 120]);
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  // browsers start sound after the first touch or key of a page
  if (audio.state !== 'running') void audio.resume();
  for (const { hz, at } of TONES[result]) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = hz;
    volume.gain.value = 0.15;
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + at);
    tone.stop(audio.currentTime + at + SECONDS);
  }
}
