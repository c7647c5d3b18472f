<?php

// Composer's part: Debian's Laravel, the application's classes, and what stands in for packages that Debian does not have.
require 'Illuminate/autoload.php';

spl_autoload_register(function (string $class) {
    $name = str_replace('\\', '/', $class);
    $files = [
        __DIR__.'/../stand-ins/'.$name.'.php',
        __DIR__.'/../'.preg_replace('#^App/#', 'app/', $name).'.php',
    ];
    foreach ($files as $file) {
        if (is_file($file)) {
            require $file;

            return;
        }
    }
});
