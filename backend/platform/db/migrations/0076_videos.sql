-- videos and their captions in the library, and the video of a product (domain/catalog/products/video.ts)
alter table media_file drop constraint media_file_kind_check;
alter table media_file add constraint media_file_kind_check check (kind in ('picture', 'document', 'video'));
alter table product add column video jsonb;
