import { use, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useStore } from '../state/react/store-context';
import { unsavedTexts } from '../texts/shell';
import { BlockContext } from './guarded-history';
import { paths } from './paths';
import { askBeforeUnload } from './use-before-unload';

/**
 * Asks before unsaved changes are left: the panel by its confirmation, the browser when the page is closed or loaded again.
 * Returns what lets the screen go unasked, once its changes are saved. A logout is never held up, and neither is the guard
 * that leads out of a session that is over: by then the screen is gone.
 */
export function useUnsavedChanges(isDirty: boolean, onDiscard: () => void): () => void {
  const block = use(BlockContext);
  const { popups } = useStore();
  const discard = useEffectEvent(onDiscard);
  const unblock = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    if (!isDirty) return;
    const stopBlocking = block((path, go) => {
      if (path.endsWith(paths.logout)) return go();
      popups.confirm({
        title: unsavedTexts.title,
        description: unsavedTexts.description,
        onConfirm() {
          discard();
          go();
        },
      });
    });
    const stopAsking = askBeforeUnload();
    unblock.current = () => {
      stopBlocking();
      stopAsking();
    };
    return unblock.current;
  }, [isDirty, block, popups]);
  return () => unblock.current?.();
}
