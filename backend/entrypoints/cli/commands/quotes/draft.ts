import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { messageOf } from '#backend/platform/caught-error.ts';
import { actorName, argument, command, commandActor, option, optional, path, text } from '../../command.ts';
import { CommandFailed } from '../../output.ts';
import { unknownQuote } from './texts.ts';

export const draftReply = command({
  name: 'quotes draft',
  description: 'Write an answer to begin with: the lines asked for at the prices of today',
  input: z.strictObject({
    number: argument('<number>', text),
    file: option('-o, --output <file>', 'a new file, instead of the screen', optional(path)),
    as: actorName,
  }),
  run: async (shop, { as, number, file }, out) => {
    const draft = await shop.quotes.staff.draft(commandActor(as), number);
    if (draft === null) throw unknownQuote(number);
    if (file === null) return out.line(draft);
    try {
      // never overwrites an existing draft
      await writeFile(file, `${draft}\n`, { flag: 'wx', mode: 0o600 });
    } catch (error) {
      throw new CommandFailed(`${file} cannot be written: ${messageOf(error)}`, 'Name a new file.');
    }
    out.line(`${file}: fix it, then npm run shop -- quotes reply ${number} --file ${file}`);
  },
});
