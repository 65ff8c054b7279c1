import { fillTemplate, type TemplateField } from 'contract/rules/messages/templates';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';
import { controlId } from '#ui/forms/form-context.ts';

interface InsertTemplateProps {
  readonly values: Readonly<Record<TemplateField, string>>;
}

/** Inserts a template, with the fields of the message, at the cursor of the answer. */
export function InsertTemplate({ values }: InsertTemplateProps) {
  const templates = useEndpoint('listMessageTemplates', {}).data?.data ?? [];
  const { setValue } = useFormContext();
  const insert = (id: string) => {
    const template = templates.find(({ _id }) => _id === id);
    const field = document.getElementById(controlId('sendMessageAnswer', 'text'));
    if (template === undefined || !(field instanceof HTMLTextAreaElement)) return;
    const { selectionStart, selectionEnd } = field;
    field.setRangeText(fillTemplate(template.text, values), selectionStart, selectionEnd, 'end');
    setValue('text', field.value, { shouldDirty: true });
    field.focus();
  };
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      {templates.length > 0 && (
        <div className="grid w-full gap-2 sm:max-w-xs">
          <label htmlFor="template" className="font-semibold text-sm">
            Sisipkan templat
          </label>
          <select
            id="template"
            className="control select"
            value=""
            onChange={(event) => insert(event.target.value)}
          >
            <option value="">Pilih templat</option>
            {templates.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
      <Link to="/admin/messages/templates" className="text-link">
        Kelola templat
      </Link>
    </div>
  );
}
