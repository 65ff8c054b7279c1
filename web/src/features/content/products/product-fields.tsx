import type { SharedFields } from '#ui/forms/endpoint-form.tsx';

interface ProductFieldsProps {
  readonly fields: Pick<SharedFields<'title' | 'description' | 'price'>, 'Text' | 'TextArea'>;
}

/** Fields that publishing a product requires. A draft requires only a title. */
export const neededToPublish = ['description', 'price'] as const;

export function ProductFields({ fields: { Text, TextArea } }: ProductFieldsProps) {
  return (
    <>
      <Text name="title" label="Title" autoComplete="off" />
      <TextArea name="description" label="Description" rows={4} />
      <Text
        name="price"
        label="Price"
        inputMode="numeric"
        autoComplete="off"
        hint="Dalam rupiah, misalnya 145.000"
      />
    </>
  );
}
