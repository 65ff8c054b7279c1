import type { FileSlot } from 'contract/rules/files';
import { limits } from 'contract/rules/limits';
import { useState } from 'react';
import { SlotField } from '#ui/forms/slot-field.tsx';
import { textInPicture } from './read-picture.ts';

/** Read on the device and sent nowhere. */
const pictureSlot = {
  kind: 'image',
  required: false,
  maxBytes: limits.documentBytes,
  extensions: ['.jpg', '.jpeg', '.png', '.webp'],
  formats: ['jpeg', 'png', 'webp'],
} as const satisfies FileSlot;

const unreadable =
  'Tidak ada kode QR yang terbaca pada gambar ini. Pilih gambar yang lebih tajam dan terang.';

/** Reads the code from a picture of a card. */
export function PictureScan({ onText }: { readonly onText: (text: string) => void }) {
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const take = async (chosen: File | undefined) => {
    setFile(chosen);
    setProblem(undefined);
    if (chosen === undefined) return;
    const text = await textInPicture(chosen).catch(() => undefined);
    if (text === undefined) setProblem(unreadable);
    else onText(text);
  };
  return (
    <SlotField
      id="card-picture"
      label="Gambar kartu"
      error={problem}
      name="picture"
      slot={pictureSlot}
      file={file}
      disabled={false}
      onFile={take}
      onProblem={setProblem}
    />
  );
}
