import { blogCategories } from 'contract/rules/categories';
import type { ComponentType } from 'react';
import type { StoredTextPreviewProps } from '#ui/editor/editor-placeholder.tsx';
import type { SharedFields } from '#ui/forms/endpoint-form.tsx';
import { categoryLabels } from './category-labels.ts';

const categories = blogCategories.map((value) => ({ value, label: categoryLabels[value] }));

/** Fields that publishing an article requires. A draft requires only a title. */
export const neededToPublish = ['author', 'category', 'content'] as const;

export function BlogFields({
  fields: { Text, Select, RichText },
  Shown,
}: {
  readonly fields: SharedFields<'title' | 'author' | 'category' | 'content'>;
  readonly Shown?: ComponentType<StoredTextPreviewProps>;
}) {
  return (
    <>
      <Text name="title" label="Title" autoComplete="off" />
      <div className="grid gap-5 @lg:grid-cols-2">
        <Text name="author" label="Author" autoComplete="off" />
        <Select name="category" label="Category" options={categories} placeholder="Pilih Kategori" />
      </div>
      <RichText name="content" label="Content" Preview={Shown} />
    </>
  );
}
