import { useState } from 'react';
import { Form } from 'react-router';
import type { DrawingFields, OpenDrawing } from '#backend/catalog/diagrams/staff/service.ts';
import { nextNumber } from '#domain/catalog/diagrams/hotspots.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/diagrams.ts';
import fi from '#web/messages/admin/fi/diagrams.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Fields } from '../fields.tsx';
import { Canvas } from './canvas.tsx';
import { isChanged, rowsOf, type SpotRow, spotOf } from './rows.ts';
import { SpotTable } from './spot-table.tsx';

type Props = {
  drawing: OpenDrawing;
  /** What came back from a save that was refused. */
  typed: { rows: SpotRow[]; fields: DrawingFields; base: DrawingFields } | null;
  mayEdit: boolean;
  onDirty: (isDirty: boolean) => void;
};

const MIDDLE = 50;

/** Places on a drawing, by mouse, by keys or by the table; one form. */
export function Editor({ drawing, typed, mayEdit, onDirty }: Props) {
  const { slug, width, height, version, parts, fields } = drawing;
  const t = useTexts(fi, en);
  const [rows, setRows] = useState(typed?.rows ?? rowsOf(drawing.spots));
  const set = (next: SpotRow[]) => {
    setRows(next);
    onDirty(isChanged(next));
  };
  const change = (key: string, values: Partial<SpotRow>) =>
    set(rows.map((row) => (row.key === key ? { ...row, ...values } : row)));
  const add = (x: number, y: number) => {
    const number = String(nextNumber(rows.filter(({ isGone }) => !isGone).map(spotOf)));
    const key = crypto.randomUUID();
    set([...rows, { key, base: null, number, sku: '', amount: '1', x: String(x), y: String(y), isGone: false }]);
    // its code is typed next, once the row is there
    requestAnimationFrame(() => document.getElementById(`field-sku-${key}`)?.focus());
  };
  return (
    <Form method="post" id="drawing" onInput={() => onDirty(true)} preventScrollReset>
      <input type="hidden" name="version" value={version} />
      <section className="sec">
        {mayEdit && <p className="muted">{t('diagrams.help')}</p>}
        <Canvas
          src={`/kuvastot/${slug}/kuva.svg?v=${version}`}
          width={width}
          height={height}
          rows={rows}
          mayEdit={mayEdit}
          nameOf={(sku) => parts[sku]?.name ?? sku}
          onMove={(key, x, y) => change(key, { x: String(x), y: String(y) })}
          onAdd={add}
          onRemove={(key) => change(key, { isGone: true })}
        />
      </section>
      <section className="sec">
        <div className="sec-h">
          <h2>{t('diagrams.spots')}</h2>
          {mayEdit && (
            <Button small icon="plus" shortcut="A" onClick={() => add(MIDDLE, MIDDLE)}>
              {t('diagrams.add')}
            </Button>
          )}
        </div>
        <SpotTable rows={rows} parts={parts} onChange={change} mayEdit={mayEdit} />
      </section>
      {mayEdit && (
        <section className="sec">
          <h2>{t('diagrams.facts')}</h2>
          <Fields typed={typed?.fields ?? fields} base={typed?.base ?? fields} />
        </section>
      )}
    </Form>
  );
}
