CREATE TABLE "catalog_edits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" text,
	"batch_id" uuid,
	"before" jsonb,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "catalog_edits" ADD CONSTRAINT "catalog_edits_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "catalog_edits_version" ON "catalog_edits" USING btree ("kind","entity_id","version");--> statement-breakpoint
CREATE INDEX "catalog_edits_at" ON "catalog_edits" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "catalog_edits_batch" ON "catalog_edits" USING btree ("batch_id") WHERE "catalog_edits"."batch_id" is not null;--> statement-breakpoint
-- Without what no person types. `version` is the edit's own, the others follow from columns that are here.
CREATE FUNCTION "edited_columns"("entity" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT entity - ARRAY['id', 'version', 'created_at', 'updated_at', 'visible_changes',
    'price_cents', 'deleted_with_category']
$$;--> statement-breakpoint
CREATE FUNCTION "record_catalog_edit"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  staff_id text := nullif(current_setting('woodward.staff_id', true), '');
  batch_id uuid := nullif(current_setting('woodward.batch_id', true), '')::uuid;
  was jsonb;
  now_is jsonb := edited_columns(to_jsonb(NEW));
  was_changed jsonb;
  is_changed jsonb;
BEGIN
  IF TG_OP = 'UPDATE' THEN was := edited_columns(to_jsonb(OLD)); END IF;
  -- As text, because jsonb forgets the order of specifications.
  IF TG_ARGV[0] = 'item' THEN
    now_is := now_is || jsonb_build_object('specifications', NEW.specifications::text);
    IF TG_OP = 'UPDATE' THEN
      was := was || jsonb_build_object('specifications', OLD.specifications::text);
    END IF;
  END IF;
  IF TG_OP = 'INSERT' THEN
    -- The demo and a restore insert without a person.
    IF staff_id IS NULL THEN RETURN NULL; END IF;
    is_changed := now_is - 'deleted_at';
  ELSE
    SELECT jsonb_object_agg(key, value), jsonb_object_agg(key, now_is -> key)
    INTO was_changed, is_changed
    FROM jsonb_each(was) WHERE value IS DISTINCT FROM now_is -> key;
    IF is_changed IS NULL THEN RETURN NULL; END IF;
  END IF;
  INSERT INTO catalog_edits (kind, entity_id, version, at, staff_id, batch_id, before, after)
  VALUES (TG_ARGV[0], NEW.id, NEW.version, NEW.updated_at, staff_id, batch_id, was_changed, is_changed)
  ON CONFLICT (kind, entity_id, version) DO UPDATE SET
    before = EXCLUDED.before || catalog_edits.before,
    after = catalog_edits.after || EXCLUDED.after;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "categories_edits" AFTER INSERT OR UPDATE ON "categories"
FOR EACH ROW EXECUTE FUNCTION "record_catalog_edit"('category');--> statement-breakpoint
CREATE TRIGGER "rental_items_edits" AFTER INSERT OR UPDATE ON "rental_items"
FOR EACH ROW EXECUTE FUNCTION "record_catalog_edit"('item');--> statement-breakpoint
CREATE TRIGGER "service_packages_edits" AFTER INSERT OR UPDATE ON "service_packages"
FOR EACH ROW EXECUTE FUNCTION "record_catalog_edit"('package');
