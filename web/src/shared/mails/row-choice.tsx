import { useId } from 'react';

interface RowChoiceProps {
  readonly label: string;
  readonly className?: string;
  /** Option without a row. */
  readonly placeholder: string;
  readonly rows: readonly { readonly _id: string; readonly text: string }[];
  /** Id of the chosen row; '' for none. */
  readonly chosen?: string;
  readonly disabled?: boolean;
  readonly onChoose: (id: string) => void;
}

/** Labelled select of a row outside of a form. */
export function RowChoice(props: RowChoiceProps) {
  const id = useId();
  return (
    <div className={`grid gap-2 ${props.className ?? ''}`}>
      <label htmlFor={id} className="font-semibold text-sm">
        {props.label}
      </label>
      <select
        id={id}
        className="control select"
        value={props.chosen ?? ''}
        disabled={props.disabled}
        onChange={({ target }) => props.onChoose(target.value)}
      >
        <option value="">{props.placeholder}</option>
        {props.rows.map(({ _id, text }) => (
          <option key={_id} value={_id}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
