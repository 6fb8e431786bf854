import { CreateBase } from 'react-admin';
import { useRefusal } from '../form/use-refusal.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { ProductForm } from './ProductForm.tsx';

/** Page that creates a product. */
export default function ProductCreate() {
  const translate = useTranslate();
  const { refusal, onError } = useRefusal();
  return (
    <CreateBase redirect="show" mutationOptions={{ onError }}>
      <PageHeading
        title={translate('product.create')}
        back={{ to: '/products', label: translate('resources.products.name', { count: 2 }) }}
      />
      <ProductForm submit={translate('product.createAction')} cancelTo="/products" refusal={refusal} />
    </CreateBase>
  );
}
