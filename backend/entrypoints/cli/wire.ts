/** A line of the response on the socket. The last one is `done` or `failed`. */
export type Message =
  | { type: 'line'; text: string }
  | { type: 'progress'; label: string; done: number; total: number }
  | { type: 'done' }
  | { type: 'failed'; message: string; next: string };
