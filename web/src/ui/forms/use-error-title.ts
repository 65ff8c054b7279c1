import { useEffect } from 'react';

const prefix = 'Error: ';

/** Starts the document's title with "Error: " while a form has errors. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return;
    const before = document.title;
    const marked = `${prefix}${before}`;
    document.title = marked;
    return () => {
      // Another page may have set its own title meanwhile.
      if (document.title === marked) document.title = before;
    };
  }, [hasErrors]);
}
