import { Form, useNavigation } from 'react-router';
import type { ListedCategory } from '#backend/catalog/categories/service.ts';
import { localize } from '#domain/base/locale.ts';
import { placeAfterStep, steps } from '#domain/catalog/categories/category-tree.ts';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/categories.ts';
import fi from '#web/messages/admin/fi/categories.ts';
import { Button } from '#web/ui/admin/button.tsx';

const icons = { up: 'arrow-up', down: 'arrow-down', in: 'chevron-right', out: 'chevron-left' } as const;
const keys = { up: 'Shift+ArrowUp', down: 'Shift+ArrowDown', in: 'Shift+ArrowRight', out: 'Shift+ArrowLeft' } as const;

/** What a form of a move sends besides the place: what the person saw of the category. */
export const moveFields = ({ id, name, version, parentId, sortOrder }: ListedCategory) => ({
  intent: 'move',
  id,
  name: name.fi,
  version: String(version),
  parent: parentId ?? '',
  order: String(sortOrder),
});

type Props = { tree: ListedCategory[]; node: ListedCategory; className?: string };

/** One step up, down, into the category above or out of the parent. */
export function MoveForm({ tree, node, className = '' }: Props) {
  const t = useTexts(fi, en);
  // a second step begins from the tree that the first one left, else it would be a conflict with oneself
  const isMoving = useNavigation().state !== 'idle';
  const name = localize(node.name, useLocale()).text;
  return (
    <Form method="post" className={`btns ${className}`} preventScrollReset>
      {Object.entries(moveFields(node)).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {steps.map((step) => {
        const place = placeAfterStep(tree, node, step);
        return (
          <Button
            key={step}
            type="submit"
            small
            icon={icons[step]}
            shortcut={keys[step]}
            disabled={!place || isMoving}
            name="place"
            value={JSON.stringify(place)}
            aria-label={t(`act.${step}`, { name })}
          />
        );
      })}
    </Form>
  );
}
