import { useNavigate, useSearchParams } from 'react-router-dom';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { toAudience } from './audience-fields.tsx';
import { LetterFields } from './letter-fields.tsx';

/** Creates a draft, for the filter in the address. Nothing is sent from here. */
export default function NewLetterPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <>
      <ScreenHead back="/admin/letters" />
      <section className="panel max-w-3xl p-5 sm:p-8">
        <EndpointForm
          name="createLetter"
          keepsDraft
          label="Surat baru"
          defaults={{ list: 'news', subject: '', content: '', ...toAudience((field) => search.get(field)) }}
          refreshes={['listLetters']}
          submitLabel="Simpan draf"
          onDone={({ _id }) => navigate(`/admin/letters/${_id}`, { replace: true })}
        >
          {(fields) => (
            <>
              <UnsavedGuard />
              <LetterFields fields={fields} />
            </>
          )}
        </EndpointForm>
      </section>
    </>
  );
}
