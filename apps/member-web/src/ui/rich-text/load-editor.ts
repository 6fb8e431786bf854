import { ahead } from '../../lib/parts/ahead.ts';
import { chunk } from '../../lib/parts/chunk.ts';
import type Editor from './Editor.tsx';
import { withTexts } from '../../lib/i18n/texts.ts';
import { editorTexts } from './texts/index.ts';

let loading: Promise<typeof Editor> | null = null;
let loaded: typeof Editor | null = null;

export const editorIfThere = (): typeof Editor | null => loaded;

const load = chunk(withTexts(() => import('./Editor.tsx'), editorTexts));

/** The editor is the largest chunk of the app and only writers need it: one download, ahead of the first use or on approach. */
export function loadEditor(): Promise<typeof Editor> {
  loading ??= load().then(
    (module) => (loaded = module.default),
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

ahead(loadEditor, 'member');
