import { extractCode } from 'contract/rules/card-statement';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/base/button.tsx';
import { Field } from '#ui/forms/field.tsx';
import { useHydrated } from '#ui/lazy/use-hydrated.ts';

/** Accepts a code that was scanned elsewhere. */
export function CodeForm({ onText }: { readonly onText: (text: string) => void }) {
  const [problem, setProblem] = useState<string>();
  // Submitting before hydration would put the code into the URL, and so into a log.
  const isHydrated = useHydrated();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('code'));
    const isEmpty = extractCode(text) === '';
    setProblem(isEmpty ? 'Tempel dahulu tautan atau kodenya.' : undefined);
    if (isEmpty) document.getElementById('card-code')?.focus();
    else onText(text);
  };
  return (
    <form noValidate onSubmit={submit} aria-label="Tempel kode" className="grid gap-3">
      <Field id="card-code" label="Tautan atau kode" error={problem}>
        {(control) => (
          <input
            {...control}
            name="code"
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="control"
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" disabled={!isHydrated} className="justify-self-start">
        Periksa
      </Button>
    </form>
  );
}
