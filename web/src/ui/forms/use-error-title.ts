import { useEffect } from 'react';

const prefix = 'Error: ';
/** Forms on the page that have errors: two of them make one prefix. */
let failing = 0;

/** Starts the document's title with "Error: " while a form has errors. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return;
    failing += 1;
    if (!document.title.startsWith(prefix)) document.title = `${prefix}${document.title}`;
    return () => {
      failing -= 1;
      // Another page may have set its own title meanwhile.
      if (failing === 0 && document.title.startsWith(prefix))
        document.title = document.title.slice(prefix.length);
    };
  }, [hasErrors]);
}
