import { type AdminRow, at, form, roles, staff } from './admin-row.ts';

/** The rows of single products, prices, reviews, files and categories. */
export const catalogRows: Record<string, AdminRow> = {
  '/tuotteet/uusi': {
    path: at('/tuotteet/uusi'),
    get: roles(200, 200, 'role', 'role', 200, 'role'),
    forms: { create: form({ sku: 'a\nb', 'name.fi': 'x' }, roles(422, 422, 'role', 'role', 422, 'role')) },
  },
  '/tuotteet/:sku': {
    path: at('/tuotteet/ei-ole'),
    get: staff(404),
    forms: {
      save: form({ version: '1' }, roles(409, 409, 409, 409, 409, 'role')),
      preview: form({ intent: 'preview', version: '1' }, roles(409, 409, 409, 409, 409, 'role')),
    },
  },
  '/tuotteet/:sku/hinnat': {
    path: at('/tuotteet/ei-ole/hinnat'),
    get: staff(404),
    forms: {
      plan: form({ how: 'percent', value: '20' }, roles(404, 404, 404, 404, 'role', 'role')),
      cost: form(
        { do: 'cost', sku: 'EI', cost: '59,90', from: '2026-11-23' },
        roles(404, 404, 'role', 'role', 'role', 'role'),
      ),
    },
  },
  '/hinnat': {
    path: at('/hinnat'),
    get: staff(200),
    forms: { end: form({ do: 'end' }, roles(400, 400, 400, 400, 'role', 'role')) },
  },
  '/tuotteet/:sku/kuvat': {
    path: at('/tuotteet/ei-ole/kuvat'),
    get: staff('→ /tuotteet/ei-ole'),
    forms: { upload: form({ file: 'no file' }, roles(422, 422, 422, 422, 422, 'role')) },
  },
  '/arvostelut': {
    path: at('/arvostelut'),
    get: roles(200, 200, 200, 'role', 200, 'role'),
    forms: {
      approve: form({ do: 'approve', id: 'ei-ole' }, roles(409, 409, 409, 'role', 409, 'role')),
      reject: form({ do: 'reject', id: 'ei-ole', reason: 'abusive' }, roles(409, 409, 409, 'role', 409, 'role')),
      answer: form({ do: 'answer', id: 'ei-ole' }, roles(409, 409, 409, 'role', 409, 'role')),
    },
  },
  '/arvostelut/kysymykset': {
    path: at('/arvostelut/kysymykset'),
    get: roles(200, 200, 200, 'role', 200, 'role'),
    forms: {
      reject: form({ do: 'reject', id: 'ei-ole', reason: 'abusive' }, roles(409, 409, 409, 'role', 409, 'role')),
      answer: form(
        { do: 'answer', id: 'ei-ole', answer: 'Sopii.', seen: '1' },
        roles(409, 409, 409, 'role', 409, 'role'),
      ),
    },
  },
  '/tiedostot': {
    path: at('/tiedostot'),
    get: staff(200),
    forms: {
      upload: form({ file: 'no file' }, roles(422, 422, 'role', 'role', 422, 'role')),
      use: form({ intent: 'use', id: 'ei-ole', sku: 'ei-ole' }, roles(409, 409, 'role', 'role', 409, 'role')),
      replace: form({ intent: 'replace', id: 'ei-ole' }, roles(422, 422, 'role', 'role', 422, 'role')),
      remove: form({ intent: 'remove', id: 'ei-ole' }, roles(409, 409, 'role', 'role', 409, 'role')),
    },
  },
  '/sivut': { path: at('/sivut'), get: roles(200, 200, 'role', 'role', 200, 'role') },
  '/sivut/uusi': {
    path: at('/sivut/uusi'),
    get: roles(200, 200, 'role', 'role', 200, 'role'),
    forms: { begin: form({ kind: 'article', title: '', path: 'x' }, roles(422, 422, 'role', 'role', 422, 'role')) },
  },
  '/esikatselu': { path: at('/esikatselu?paiva=x&klo=x&sivu=x'), get: roles(200, 200, 'role', 'role', 200, 'role') },
  '/sivut/kohdat': {
    path: at('/sivut/kohdat'),
    get: roles(200, 200, 'role', 'role', 200, 'role'),
    forms: {
      'fill a blank': form(
        { 'version fi page ei-ole': '1', 'fill 0 fi page ei-ole': 'x' },
        roles(409, 409, 'role', 'role', 409, 'role'),
      ),
    },
  },
  '/sivut/kuvat': {
    path: at('/sivut/kuvat?q=x'),
    get: roles(200, 200, 'role', 'role', 200, 'role'),
    forms: { 'store a picture': form({ file: 'no file' }, roles(422, 422, 'role', 'role', 422, 'role')) },
  },
  '/sivut/:kind/*': {
    path: at('/sivut/article/ei-ole'),
    get: roles(404, 404, 'role', 'role', 404, 'role'),
    forms: {
      'save a page': form({ 'version.fi': '7' }, roles(409, 409, 'role', 'role', 409, 'role')),
      'preview a page': form({ intent: 'preview', 'version.fi': '7' }, roles(404, 404, 'role', 'role', 404, 'role')),
      'schedule a page': form(
        { intent: 'schedule', day: '2026-12-01', time: '06:00' },
        roles(409, 409, 'role', 'role', 409, 'role'),
      ),
      'move a page': form({ intent: 'move', to: 'x' }, roles(409, 409, 'role', 'role', 409, 'role')),
      'restore a page': form(
        { intent: 'restore', locale: 'fi', version: '1' },
        roles(409, 409, 'role', 'role', 409, 'role'),
      ),
      'share a page': form({ intent: 'share' }, roles(409, 409, 'role', 'role', 409, 'role')),
      'remove a page': form({ intent: 'archive' }, roles(409, 409, 'role', 'role', 409, 'role')),
    },
  },
  '/luettelo/:part': {
    path: at('/luettelo/kategoriat'),
    get: staff(200),
    forms: {
      'move a category': form(
        { intent: 'move', id: 'ei-ole', place: '{}', version: '1' },
        roles(409, 409, 'role', 'role', 409, 'role'),
      ),
      'add a category': form({ intent: 'add', name: '' }, roles(422, 422, 'role', 'role', 422, 'role')),
      'save a category': form({ id: 'ei-ole', version: '1' }, roles(409, 409, 'role', 'role', 409, 'role')),
      'remove a category': form(
        { intent: 'remove', id: 'ei-ole', version: '1' },
        roles(409, 409, 'role', 'role', 409, 'role'),
      ),
    },
  },
};
