import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import type { OwnShop } from '#contract/calls/material-center.ts';
import { SHOP_PICTURES, type ShopPicture } from '#contract/domain/material-center.ts';
import { toBase64, Unreadable } from '../../../lib/shrink-picture.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { toast } from '../../../ui/toast.ts';
import { center, KEYS } from '../center-queries.ts';
import classes from './shop-pictures.module.css';

export function ShopPictures({ shop }: { shop: OwnShop }) {
  const { t } = useTranslation();
  const note = shop.id === null ? t(($) => $.center.shopForm.needName) : undefined;
  return (
    <Panel title={t(($) => $.center.shopForm.pictures)} note={note}>
      <div className={classes.pictures}>
        <PicturePlace shop={shop} picture="banner" />
        <PicturePlace shop={shop} picture="avatar" />
      </div>
    </Panel>
  );
}

function useSavePicture(picture: ShopPicture) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (file: File | null) => {
      const image = file && (await cutForShop(picture, file));
      return (await center.saveShopPicture({ picture, image })).shop;
    },
    onSuccess: (shop, file) => {
      cache.setQueryData(KEYS.shop, shop);
      void toast(t(($) => (file ? $.center.shopForm.pictureSaved : $.center.shopForm.pictureRemoved)));
    },
    onError: (error) =>
      void toast(error instanceof Unreadable ? t(($) => $.center.shopForm.unreadable) : error.message, 'failed'),
  });
}

function PicturePlace({ shop, picture }: { shop: OwnShop; picture: ShopPicture }) {
  const { t } = useTranslation();
  const saving = useSavePicture(picture);
  const input = useRef<HTMLInputElement>(null);
  const url = shop[picture];
  const hint = picture === 'banner' ? t(($) => $.center.shopForm.bannerHint) : t(($) => $.center.shopForm.avatarHint);
  return (
    <div className={classes.place} data-picture={picture}>
      <div className={classes.frame}>
        {url ? (
          <img src={url} alt={t(($) => $.center.shopForm[picture])} />
        ) : (
          <IconPhotoPlus size={28} stroke={1.3} aria-hidden="true" />
        )}
      </div>
      <div className={classes.words}>
        <p>{t(($) => $.center.shopForm[picture])}</p>
        <p className={classes.hint}>{hint}</p>
        <div className={classes.buttons}>
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png"
            hidden
            aria-label={t(($) => $.center.shopForm[picture])}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              // Reset, so that the same file can be chosen again.
              currentTarget.value = '';
              if (file) saving.mutate(file);
            }}
          />
          <Button
            variant="default"
            size="small"
            disabled={shop.id === null}
            loading={saving.isPending}
            onClick={() => input.current?.click()}
          >
            {url ? t(($) => $.center.shopForm.replace) : t(($) => $.center.shopForm.choose)}
          </Button>
          {url && (
            <Button variant="plain" size="small" disabled={saving.isPending} onClick={() => saving.mutate(null)}>
              {t(($) => $.center.shopForm.remove)}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

const QUALITY = 0.86;

/** Crops the middle of a picture to the shape of its place, small enough to send, in base64. */
async function cutForShop(picture: ShopPicture, file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Unreadable();
  });
  try {
    const { width, height } = SHOP_PICTURES[picture];
    const scale = Math.max(width / bitmap.width, height / bitmap.height);
    const [wide, high] = [bitmap.width * scale, bitmap.height * scale];
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) throw new Unreadable();
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, (width - wide) / 2, (height - high) / 2, wide, high);
    const cut = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    if (!cut) throw new Unreadable();
    return await toBase64(cut);
  } finally {
    bitmap.close();
  }
}
