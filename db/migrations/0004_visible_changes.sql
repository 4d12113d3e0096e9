ALTER TABLE "categories" ADD COLUMN "visible_changes" timestamp with time zone[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "rental_items" ADD COLUMN "visible_changes" timestamp with time zone[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "service_packages" ADD COLUMN "visible_changes" timestamp with time zone[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Adds a time to the changes when the row is not as they end. Times never go back, and the oldest
-- go in pairs, so that an odd number still means visible.
CREATE FUNCTION "add_visible_change"("changes" timestamp with time zone[], "visible" boolean, "at" timestamp with time zone)
RETURNS timestamp with time zone[] LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN (cardinality(changes) % 2 = 1) = visible THEN changes
    ELSE (CASE WHEN cardinality(changes) >= 20 THEN changes[3:] ELSE changes END)
      || greatest(at, changes[cardinality(changes)])
  END
$$;--> statement-breakpoint
CREATE FUNCTION "track_visibility"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.visible_changes := add_visible_change(
    NEW.visible_changes, NEW.is_active AND NEW.deleted_at IS NULL, NEW.updated_at);
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE FUNCTION "track_item_visibility"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.visible_changes := add_visible_change(
    NEW.visible_changes,
    NEW.is_active AND NEW.is_published AND NEW.deleted_at IS NULL AND EXISTS (
      SELECT FROM categories
      WHERE id = NEW.category_id AND is_active AND deleted_at IS NULL),
    NEW.updated_at);
  RETURN NEW;
END
$$;--> statement-breakpoint
-- Showing or hiding a category does the same to its items.
CREATE FUNCTION "track_items_of_category"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE rental_items
  SET visible_changes = add_visible_change(
    visible_changes, NEW.is_active AND NEW.deleted_at IS NULL, NEW.updated_at)
  WHERE category_id = NEW.id AND is_active AND is_published AND deleted_at IS NULL;
  RETURN NULL;
END
$$;--> statement-breakpoint
-- What is visible now has been since it was made, as far as anybody knows.
UPDATE "categories" SET "visible_changes" = ARRAY["created_at"]
WHERE "is_active" AND "deleted_at" IS NULL;--> statement-breakpoint
UPDATE "service_packages" SET "visible_changes" = ARRAY["created_at"]
WHERE "is_active" AND "deleted_at" IS NULL;--> statement-breakpoint
UPDATE "rental_items" SET "visible_changes" = ARRAY["created_at"]
WHERE "is_active" AND "is_published" AND "deleted_at" IS NULL AND "category_id" IN (
  SELECT "id" FROM "categories" WHERE "is_active" AND "deleted_at" IS NULL);--> statement-breakpoint
CREATE TRIGGER "categories_visibility" BEFORE INSERT OR UPDATE ON "categories"
FOR EACH ROW EXECUTE FUNCTION "track_visibility"();--> statement-breakpoint
CREATE TRIGGER "service_packages_visibility" BEFORE INSERT OR UPDATE ON "service_packages"
FOR EACH ROW EXECUTE FUNCTION "track_visibility"();--> statement-breakpoint
CREATE TRIGGER "rental_items_visibility" BEFORE INSERT OR UPDATE ON "rental_items"
FOR EACH ROW EXECUTE FUNCTION "track_item_visibility"();--> statement-breakpoint
CREATE TRIGGER "categories_items_visibility" AFTER UPDATE ON "categories"
FOR EACH ROW WHEN (
  (OLD."is_active" AND OLD."deleted_at" IS NULL) <> (NEW."is_active" AND NEW."deleted_at" IS NULL))
EXECUTE FUNCTION "track_items_of_category"();
