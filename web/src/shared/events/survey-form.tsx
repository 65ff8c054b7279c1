import { maxRating, ratingLabels } from 'contract/event-surveys';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { SelectField, TextAreaField } from '#ui/forms/form-fields.tsx';

export const surveyAnsweredText = 'Terima kasih. Anda sudah mengisi survei ini.';

const ratingTexts = ['Buruk', 'Kurang', 'Cukup', 'Baik', 'Sangat baik'];
const rating = {
  placeholder: 'Pilih nilai',
  options: Array.from({ length: maxRating }, (_, index) => {
    const value = maxRating - index;
    return { value: String(value), label: `${value}, ${ratingTexts[value - 1]}` };
  }),
};

interface SurveyFormProps {
  readonly event: string;
  /** Code of a guest; undefined for an account. */
  readonly code?: string;
}

/** Asks a person who attended an event for ratings and texts. */
export function SurveyForm({ event, code }: SurveyFormProps) {
  const common = {
    label: 'Survei acara',
    defaults: { overall: '', content: '', organisation: '', useful: '', suggestions: '' },
    refreshes: ['getOwnEventSurvey', 'getGuestPlace'] as const,
    submitLabel: 'Kirim jawaban',
    busyLabel: 'Mengirim…',
    onDone: ({ message }: { readonly message: string }) => toast.success(message),
  };
  return (
    <>
      <div className="grid gap-2 text-muted text-sm">
        <p>
          Jawaban disimpan tanpa nama, akun, dan waktu. Di pendaftaran Anda kami hanya mencatat bahwa Anda
          sudah menjawab.
        </p>
        <p>
          Hasil tampil mulai dari lima jawaban. Pengelola server masih dapat membandingkan waktu penyimpanan
          kedua catatan itu, jadi jangan tulis hal yang rahasia.
        </p>
      </div>
      {code === undefined ? (
        <EndpointForm {...common} name="answerEventSurvey" fixed={{ id: event }}>
          {() => <SurveyFields />}
        </EndpointForm>
      ) : (
        <EndpointForm {...common} name="answerGuestSurvey" fixed={{ code }}>
          {() => <SurveyFields />}
        </EndpointForm>
      )}
    </>
  );
}

function SurveyFields() {
  return (
    <>
      <SelectField name="overall" label={ratingLabels.overall} {...rating} />
      <SelectField name="content" label={ratingLabels.content} {...rating} />
      <SelectField name="organisation" label={ratingLabels.organisation} {...rating} />
      <TextAreaField name="useful" label="Apa yang paling berguna?" rows={3} />
      <TextAreaField name="suggestions" label="Saran" rows={3} />
    </>
  );
}
