/** Yields the lines of a stream. Only a line feed ends a line; Node's readline also splits at U+2028, which a text may contain. */
export async function* linesOf(content: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest = Buffer.alloc(0);
  for await (const chunk of content) {
    let from = 0;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      const tail = chunk.subarray(from, at);
      yield (rest.length > 0 ? Buffer.concat([rest, tail]) : tail).toString();
      rest = Buffer.alloc(0);
      from = at + 1;
    }
    rest = Buffer.concat([rest, chunk.subarray(from)]);
  }
}
