import type { FileSlot } from 'contract/rules/files';
import { limits } from 'contract/rules/limits';
import { useState } from 'react';
import { type FileChoice, RefusedFile } from '#ui/files/file-choice.ts';
import { SlotField } from '#ui/files/slot-field.tsx';
import { textInPicture } from './read-picture.ts';

/** The picture is read on the device and is not uploaded. */
const pictureSlot = {
  kind: 'image',
  required: false,
  maxBytes: limits.documentBytes,
  extensions: ['.jpg', '.jpeg', '.png', '.webp'],
  formats: ['jpeg', 'png', 'webp'],
} as const satisfies FileSlot;

const unreadable =
  'Tidak ada kode QR yang terbaca pada gambar ini. Pilih gambar yang lebih tajam dan terang.';

export function PictureScan({ onText }: { readonly onText: (text: string) => void }) {
  const [choice, setChoice] = useState<FileChoice>();
  const [problem, setProblem] = useState<string>();
  const take = async (chosen: FileChoice) => {
    setChoice(chosen);
    setProblem(chosen instanceof RefusedFile ? chosen.problem : undefined);
    if (!(chosen instanceof File)) return;
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
      choice={choice}
      disabled={false}
      onChoice={take}
    />
  );
}
