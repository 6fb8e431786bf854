import { ahead } from '../../lib/parts/ahead.ts';
import { chunk } from '../../lib/parts/chunk.ts';
import type Editor from './Editor.tsx';
import { withTexts } from '../../lib/i18n/texts.ts';
import { editorTexts } from './texts/index.ts';

let loading: Promise<typeof Editor> | null = null;
let loaded: typeof Editor | null = null;

/** The editor component if it has loaded, otherwise null. */
export const editorIfThere = (): typeof Editor | null => loaded;

const load = chunk(withTexts(() => import('./Editor.tsx'), editorTexts));

/**
 * Loads the editor, which is the largest chunk and only needed by writers. It is prefetched for members, or loads when
 * the pointer or focus approaches a field.
 */
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
