import { ApiError } from 'contract/errors';
import { useState } from 'react';
import * as t from '#messages/features/content/images';
import { Notice } from '#ui/base/notice.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import type { FormFailure } from '#ui/forms/submit/use-failure.ts';

/** Maps a server error, or a failed request, to a message (requirements 2.13.1). */
const explain = (error: Error): FormFailure =>
  error instanceof ApiError
    ? { message: t.uploadFailed, detail: error.message, fields: error.fields }
    : { message: t.uploadError };

export default function UploadForm() {
  const [reply, setReply] = useState<{ message: string; image: string }>();
  return (
    <>
      {reply !== undefined && (
        <Notice tone="success">
          {reply.message}
          <img src={reply.image} alt={t.resultAlt} className="mt-3 max-h-64 w-auto rounded-control" />
        </Notice>
      )}
      <EndpointForm
        name="uploadTest"
        label={t.title}
        submitLabel={t.upload}
        busyLabel={t.uploading}
        explain={explain}
        onDone={(reply, clear) => {
          setReply(reply);
          clear();
        }}
      >
        {({ Text, TextArea, File }) => (
          <>
            <Text name="name" label={t.name} />
            <TextArea name="desc" label={t.descriptionLabel} />
            <File name="image" label={t.image} />
          </>
        )}
      </EndpointForm>
    </>
  );
}
