import { z } from 'zod';
import { importCards } from '#backend/sales/gift-cards/import-cards.ts';
import { argument, command, flag, path } from '../../command.ts';
import { refuseImport } from '../../output.ts';

export const importGiftCards = command({
  name: 'gift-cards import',
  description: 'Cards of another system or printed ones: a list of code, amount, validUntil (YAML or JSON lines)',
  input: z.strictObject({
    file: argument('<file>', path),
    dryRun: flag('--dry-run', 'check everything and show what would change'),
  }),
  run: async (shop, { file, dryRun }, out) => {
    const done = await importCards(shop, { path: file, dryRun }).catch((error) =>
      refuseImport(error, out, 'Fix the rows above and run the import again; docs/gift-cards.md describes the format.'),
    );
    const { added, changed, unchanged } = done;
    out.line(`${added.length} added, ${changed.length} changed, ${unchanged} unchanged`);
    if (dryRun) out.line('Dry run: nothing was changed. Run it without --dry-run to do it.');
  },
});
