ALTER TABLE "rental_items" DROP CONSTRAINT "rental_items_specifications_map";--> statement-breakpoint
DROP INDEX "rental_items_category_name";--> statement-breakpoint
DROP INDEX "rental_items_name";--> statement-breakpoint
ALTER TABLE "rental_items" ALTER COLUMN "specifications" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "rental_items" ALTER COLUMN "specifications" SET DEFAULT '{}'::json;--> statement-breakpoint
ALTER TABLE "rental_items" ADD COLUMN "deleted_with_category" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "rental_items_price_up" ON "rental_items" USING btree ("price_cents","id") WHERE "rental_items"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "rental_items_price_down" ON "rental_items" USING btree ("price_cents" DESC NULLS LAST,"id") WHERE "rental_items"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "rental_items_newest" ON "rental_items" USING btree ("created_at" DESC NULLS LAST,"id") WHERE "rental_items"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "rental_items_edited" ON "rental_items" USING btree ("updated_at" DESC NULLS LAST,"id") WHERE "rental_items"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "rental_items_inactive" ON "rental_items" USING btree (lower("name"),"id") WHERE "rental_items"."deleted_at" is null and not "rental_items"."is_active";--> statement-breakpoint
CREATE INDEX "rental_items_draft" ON "rental_items" USING btree (lower("name"),"id") WHERE "rental_items"."deleted_at" is null and not "rental_items"."is_published";--> statement-breakpoint
CREATE INDEX "rental_items_featured" ON "rental_items" USING btree (lower("name"),"id") WHERE "rental_items"."deleted_at" is null and "rental_items"."is_featured";--> statement-breakpoint
CREATE INDEX "rental_items_bin" ON "rental_items" USING btree ("deleted_at" DESC NULLS LAST,"id") WHERE "rental_items"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "leads_desk" ON "leads" USING btree (("status" <> 'pending'),"created_at" DESC NULLS LAST,"id") WHERE "leads"."status" <> 'quarantined';--> statement-breakpoint
CREATE INDEX "rental_items_category_name" ON "rental_items" USING btree ("category_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "rental_items_name" ON "rental_items" USING btree (lower("name"),"id") WHERE "rental_items"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "rental_items" ADD CONSTRAINT "rental_items_specifications_map" CHECK (json_typeof("rental_items"."specifications") = 'object');