import { type FieldValues, useFormContext } from 'react-hook-form';

interface CheckFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

/** Checkbox of a form. */
export function CheckField({ name, label, hint }: CheckFieldProps) {
  const { register } = useFormContext<FieldValues>();
  return (
    <label className="flex min-h-9 items-start gap-3 py-1 pointer-coarse:min-h-11">
      <input type="checkbox" className="mt-0.5 size-5 shrink-0 accent-brand" {...register(name)} />
      <span className="grid">
        {label}
        {hint !== undefined && <span className="text-muted text-sm">{hint}</span>}
      </span>
    </label>
  );
}
