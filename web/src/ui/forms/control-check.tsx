import shapes from 'virtual:form-shapes';
import { useContext, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormContext } from './form-context.ts';
import { missingControls } from './required-input.ts';

export function ControlCheck({ fixed = {} }: { readonly fixed: object | undefined }) {
  const context = useContext(FormContext);
  const { getValues } = useFormContext();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after the fields before it are mounted
  useEffect(() => {
    if (context === null) return;
    const { name, labels } = context;
    const inForm = [...Object.keys(fixed), ...Object.keys(getValues()), ...labels.keys()];
    const problem = missingControls(name, shapes[name]?.required ?? [], inForm);
    if (problem !== undefined) throw new Error(problem);
  }, []);
  return null;
}
