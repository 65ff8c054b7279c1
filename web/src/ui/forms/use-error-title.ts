import { useLayoutEffect } from 'react';
import * as t from '#messages/ui/forms';

const prefix = t.errorPrefix;
/** Number of forms on the page with errors. Several share one prefix. */
let formsWithErrors = 0;

/** Adds the prefix "Error: " to the document title while a form has errors. */
export function useErrorTitle(hasErrors: boolean): void {
  // Before paint, so that errors and title change together.
  useLayoutEffect(() => {
    if (!hasErrors) return;
    formsWithErrors += 1;
    if (!document.title.startsWith(prefix)) document.title = `${prefix}${document.title}`;
    return () => {
      formsWithErrors -= 1;
      // Another page may have set its own title.
      if (formsWithErrors === 0 && document.title.startsWith(prefix))
        document.title = document.title.slice(prefix.length);
    };
  }, [hasErrors]);
}
