import { fill } from 'contract/text/language/fill';
import { type MouseEvent, type Ref, useId } from 'react';
import * as t from '#messages/ui/forms';

export interface FieldProblem {
  readonly id: string;
  readonly label: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  readonly problems: readonly FieldProblem[];
  readonly ref: Ref<HTMLElement>;
}

export function ErrorSummary({ problems, ref }: ErrorSummaryProps) {
  const title = useId();
  const focusField = (event: MouseEvent, id: string) => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={title}
      className="rounded-control border-2 border-danger bg-danger-soft px-5 py-4"
    >
      <h2 id={title} className="font-bold text-danger">
        {fill(t.problemsTitle, { count: problems.length })}
      </h2>
      <ul className="mt-2 grid gap-1.5">
        {problems.map(({ id, label, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => focusField(event, id)}
              className="font-medium text-danger underline underline-offset-2"
            >
              {label}: {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
