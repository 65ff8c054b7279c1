import { type MouseEvent, type Ref, useId } from 'react';

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
        {problems.length === 1 ? 'Ada 1 isian' : `Ada ${problems.length} isian`} yang perlu diperbaiki
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
