import { use, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { askBeforeUnload } from '../../lib/ask-before-unload';
import { unsavedTexts } from '../../texts/shell';
import { BlockContext } from './block-context';
import { useStore } from './use-store';

/**
 * Asks before unsaved changes are lost: by our confirmation, or by the browser's when the page is closed or reloaded. Returns a
 * function that removes the blocker once the changes are saved. A logout is never blocked, nor is the guard's redirect after an
 * expiry: by then the screen is unmounted.
 */
export function useUnsavedChanges(isDirty: boolean, onDiscard: () => void): () => void {
  const block = use(BlockContext);
  const { popups } = useStore();
  const discard = useEffectEvent(onDiscard);
  const unblock = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    if (!isDirty) return;
    const stopBlocking = block((go) =>
      popups.confirm({
        title: unsavedTexts.title,
        description: unsavedTexts.description,
        isDangerous: true,
        onConfirm() {
          discard();
          go();
        },
      }),
    );
    const stopAsking = askBeforeUnload();
    unblock.current = () => {
      stopBlocking();
      stopAsking();
    };
    return unblock.current;
  }, [isDirty, block, popups]);
  return () => unblock.current?.();
}
