import { LANGUAGE } from '../../texts/language/language';
import { loaderTexts } from '../../texts/loader';

export interface Notice {
  /** Shows that the element is loading; not if the page has its own content in the element. */
  loading(): void;
  failed(onRetry: () => void): void;
  remove(): void;
}

/** The notice shown until an element is loaded, as its last child: the page's own children stay as they are. */
export function createNotice(element: HTMLElement): Notice {
  const isEmpty = element.childElementCount === 0 && element.textContent.trim() === '';
  const notice = document.createElement('div');
  const button = document.createElement('button');
  const text = document.createElement('p');
  notice.lang = LANGUAGE;
  notice.append(text);
  button.type = 'button';
  button.textContent = loaderTexts.retry;

  return {
    loading() {
      text.textContent = loaderTexts.loading;
      // Not removed: the button keeps the focus during the retry.
      button.ariaDisabled = 'true';
      button.onclick = null;
      if (isEmpty) element.append(notice);
    },
    failed(onRetry) {
      notice.setAttribute('role', 'alert');
      text.textContent = loaderTexts.failed;
      button.ariaDisabled = null;
      button.onclick = onRetry;
      // Inserting the button again would lose its focus.
      if (!button.isConnected) {
        notice.append(button);
        element.append(notice);
      }
    },
    remove() {
      const hadFocus = notice.contains(document.activeElement);
      notice.remove();
      if (hadFocus) focusOnce(element);
    },
  };
}

/** Moves the focus of the removed button to the element, so that keyboard navigation continues from there. */
function focusOnce(element: HTMLElement) {
  element.tabIndex = -1;
  element.focus();
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
}
