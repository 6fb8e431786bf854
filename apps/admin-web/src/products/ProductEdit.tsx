import type { Product } from '../data/types.ts';
import { type Editing, VersionedEdit } from '../form/VersionedEdit.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { ProductForm } from './ProductForm.tsx';

/** Page that edits a product. */
export default function ProductEdit() {
  return (
    <VersionedEdit<Product> kind="product" redirect="show">
      {(editing) => <EditedProduct {...editing} />}
    </VersionedEdit>
  );
}

function EditedProduct({ record, refusal, resetOptions }: Editing<Product>) {
  const translate = useTranslate();
  const path = `/products/${record.id}/show`;
  return (
    <>
      <PageHeading
        title={translate('board.editTitle', { name: record.name })}
        back={{ to: path, label: record.name }}
      />
      <ProductForm submit={translate('board.save')} cancelTo={path} refusal={refusal} resetOptions={resetOptions} />
    </>
  );
}
